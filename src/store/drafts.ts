import type { Tasks } from '../domain/task';
import type { DraftStorage, ReceivedList } from '../storage/draftStorage';

/** What was typed into a row that another tab has removed. */
export interface OrphanedDraft {
  readonly id: string;
  readonly text: string;
}

export interface DraftKeeper {
  newTask(): string;
  keepNewTask(text: string): void;
  /** What was typed into a task's editor and neither saved nor cancelled. */
  of(id: string): string | undefined;
  edits(): ReadonlyMap<string, string>;
  /** The task whose edit was typed last. */
  latest(): string | undefined;
  keep(id: string, text: string): void;
  drop(id: string): void;
  orphaned(tasks: Tasks): readonly OrphanedDraft[];
  /** The list that was received last, until the visitor has answered whether to add it. */
  offer(): ReceivedList | null;
  keepOffer(received: ReceivedList | null): void;
}

const NOWHERE: DraftStorage = {
  read: () => ({ newTask: '', edits: new Map() }),
  write: () => {},
  readOffer: () => null,
  writeOffer: () => {},
};

/** Keeps what was typed until it is saved or cancelled, through reloads, too. */
export function keepDrafts(storage: DraftStorage = NOWHERE): DraftKeeper {
  const saved = storage.read();
  let newTask = saved.newTask;
  const edits = new Map(saved.edits);
  let offer = storage.readOffer();
  const write = () => storage.write({ newTask, edits });
  return {
    offer: () => offer,
    keepOffer(received) {
      if (received === offer) return;
      offer = received;
      storage.writeOffer(received);
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
    drop(id) {
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
