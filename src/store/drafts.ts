import type { Tasks } from '../domain/task';
import type { DraftStorage, ReceivedList } from '../storage/draftStorage';

/** Unsaved text of a row that another tab has removed. */
export interface OrphanedDraft {
  readonly id: string;
  readonly text: string;
}

const NOWHERE: DraftStorage = {
  read: () => ({ newTask: '', edits: new Map() }),
  write: () => {},
  readOffer: () => null,
  writeOffer: () => {},
};

/** Keeps unsaved text until it is saved or cancelled, even through reloads. */
export function keepDrafts(storage: DraftStorage = NOWHERE) {
  const saved = storage.read();
  let newTask = saved.newTask;
  const edits = new Map(saved.edits);
  let offer = storage.readOffer();
  const write = () => storage.write({ newTask, edits });
  return {
    /** The list that was received last, until the visitor has answered whether to add it. */
    offer: () => offer,
    keepOffer(received: ReceivedList | null) {
      if (received === offer) return;
      offer = received;
      storage.writeOffer(received);
    },
    newTask: () => newTask,
    keepNewTask(text: string) {
      if (text === newTask) return;
      newTask = text;
      write();
    },
    /** The unsaved text of a task's editor. */
    of: (id: string) => edits.get(id),
    edits: (): ReadonlyMap<string, string> => new Map(edits),
    /** The task whose edit was typed last. */
    latest: () => [...edits.keys()].at(-1),
    keep(id: string, text: string) {
      edits.delete(id);
      edits.set(id, text);
      write();
    },
    discard(id: string) {
      if (edits.delete(id)) write();
    },
    orphaned(tasks: Tasks): readonly OrphanedDraft[] {
      // Almost always there is no draft, and a long list need not be searched.
      if (edits.size === 0) return [];
      const gone = new Map(edits);
      for (const { id } of tasks) gone.delete(id);
      return [...gone].map(([id, text]) => ({ id, text }));
    },
  };
}
