import type { Tasks } from '../domain/task';
import type { DraftStorage, ReceivedList } from '../storage/draftStorage';

/** Unsaved text of a row that another tab has removed. */
export interface OrphanedDraft {
  readonly id: string;
  readonly text: string;
}

const WITHOUT_STORAGE: DraftStorage = {
  read: () => ({ newTask: '', edits: new Map() }),
  write: () => {},
  readReceived: () => null,
  writeReceived: () => {},
};

/** Unsaved text, which is kept until it is saved or cancelled, even through reloads. */
export interface Drafts {
  /** The list that was received last, until the visitor has answered whether to add it. */
  readonly receivedList: () => ReceivedList | null;
  readonly keepReceived: (received: ReceivedList | null) => void;
  readonly newTask: () => string;
  readonly keepNewTask: (text: string) => void;
  /** The unsaved text of a task's editor. */
  readonly of: (id: string) => string | undefined;
  readonly edits: () => ReadonlyMap<string, string>;
  /** The task whose edit was typed last. */
  readonly latest: () => string | undefined;
  readonly keep: (id: string, text: string) => void;
  readonly discard: (id: string) => void;
  readonly orphaned: (tasks: Tasks) => readonly OrphanedDraft[];
}

export function createDrafts(storage: DraftStorage = WITHOUT_STORAGE): Drafts {
  const saved = storage.read();
  let newTask = saved.newTask;
  const edits = new Map(saved.edits);
  let receivedList = storage.readReceived();
  const write = () => storage.write({ newTask, edits });
  return {
    receivedList: () => receivedList,
    keepReceived(received) {
      if (received === receivedList) return;
      receivedList = received;
      storage.writeReceived(received);
    },
    newTask: () => newTask,
    keepNewTask(text) {
      if (text === newTask) return;
      newTask = text;
      write();
    },
    of: (id) => edits.get(id),
    edits: () => new Map(edits),
    latest: () => [...edits.keys()].at(-1),
    keep(id, text) {
      edits.delete(id);
      edits.set(id, text);
      write();
    },
    discard(id) {
      if (edits.delete(id)) write();
    },
    orphaned(tasks) {
      // Almost always there is no draft, and a long list need not be searched.
      if (edits.size === 0) return [];
      const gone = new Map(edits);
      for (const { id } of tasks) gone.delete(id);
      return [...gone].map(([id, text]) => ({ id, text }));
    },
  };
}
