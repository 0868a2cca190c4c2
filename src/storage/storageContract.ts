import type { Change } from '../domain/change';
import type { Tasks } from '../domain/task';
import type { LatePart } from '../latePart';
import type { Journal, Kept } from './journal';
import type { journalExchange } from './journal/journalExchange';
import type { Presence } from './browser/presence';
import type { Safety } from './safety';
import type { Tabs } from './browser/tabs';

export interface StorageState {
  readonly tasks: Tasks;
  readonly safety: Safety;
  readonly kept: readonly Kept[];
}

export interface TaskStorage {
  getState(): StorageState;
  /** False while the list is what localStorage had, and the journal may yet have another. */
  readonly isRead: () => boolean;
  subscribe(listener: () => void): () => void;
  /** Changes the list at once; saving follows, and its failure shows in `safety`. */
  record(change: Change): void;
  /** Writes the list as it is to localStorage, as the specification asks after every action. */
  save(): void;
  /** Lets go of something set aside, when the visitor has taken it back or does not want it. */
  forget(kept: Kept): void;
}

/** The journal, and what talks to it. Loaded together, since neither is of use alone. */
export interface JournalPart {
  readonly journal: Journal;
  readonly journalExchange: typeof journalExchange;
}

export interface Surroundings {
  readonly local: Storage | null;
  /** Null where the browser has no database. */
  readonly journal: LatePart<JournalPart> | null;
  readonly tabs: Tabs;
  /** Missing where the browser cannot tell which tabs are open. */
  readonly presence?: Presence | undefined;
  readonly newId: () => string;
  readonly whenIdle: (work: () => void) => void;
  /** Returns a function that calls the work off. */
  readonly after: (milliseconds: number, work: () => void) => () => void;
}
