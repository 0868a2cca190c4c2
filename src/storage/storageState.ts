import type { Change } from '../domain/change';
import type { UndoReach } from '../domain/replay';
import type { Tasks } from '../domain/task';
import type { Made } from '../domain/undo';
import type { LazyModule } from '../lazyModule';
import type { Tabs } from './browser/tabs';
import type { Journal, PastEntries, Position, OfferedText } from './journal';

/**
 * safe: in the journal. fragile: in localStorage only, where a crash can lose the last seconds.
 * unloaded: the same, because the code of the journal could not be loaded. unsaved: in memory only.
 * outdated: a newer version of the app owns the data.
 */
export type Safety = 'safe' | 'fragile' | 'unloaded' | 'unsaved' | 'outdated';

export interface StorageState {
  readonly tasks: Tasks;
  readonly safety: Safety;
  readonly offered: readonly OfferedText[];
}

/** Who changed the list: the visitor on this page, or another tab, program or the journal. */
export type Cause = 'own' | 'others';

export interface TaskStorage {
  getState(): StorageState;
  /** The position of the shown list in the journal. Null while the journal may have another list. */
  readonly position: () => Position | null;
  readonly changesSince: Journal['changesSince'];
  subscribe(listener: (cause: Cause) => void): () => void;
  /** Changes the list at once. `safety` tells if saving fails. Returns the entry's id. */
  append(change: Change, made?: Made): string;
  /** Rejects if the journal cannot be read. */
  history(reach: UndoReach): Promise<PastEntries>;
  /** Writes the list to localStorage, as the specification requires after every action. */
  save(): void;
  /** Called when the visitor has restored or discarded an offered text. */
  discard(offered: OfferedText): void;
}

/** The storage's access to the browser. */
export interface StorageEnvironment {
  readonly local: Storage | null;
  /** Null if the browser has no database. */
  readonly journal: LazyModule<Journal> | null;
  readonly tabs: Tabs;
  readonly newId: () => string;
  readonly whenIdle: (work: () => void) => void;
  /** Returns a function that cancels the work. */
  readonly after: (milliseconds: number, work: () => void) => () => void;
}
