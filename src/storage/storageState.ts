import type { Change } from '../domain/change';
import type { UndoReach } from '../domain/replay';
import type { Tasks } from '../domain/task';
import type { Made } from '../domain/undo';
import type { LazyModule } from '../lazyModule';
import type { Tabs } from './browser/tabs';
import type { Journal, PastEntries, Position, OfferedText } from './journal';

/**
 * safe: in the journal. fragile: in localStorage only, a crash can cost the last seconds. unloaded:
 * the same, because the code of the journal could not be loaded. unsaved: in memory only. outdated:
 * a newer version of the app owns the data.
 */
export type Safety = 'safe' | 'fragile' | 'unloaded' | 'unsaved' | 'outdated';

export interface StorageState {
  readonly tasks: Tasks;
  readonly safety: Safety;
  readonly offered: readonly OfferedText[];
}

/** Who has changed the list: the visitor in this page, or another tab, another program or the journal. */
export type Cause = 'own' | 'others';

export interface TaskStorage {
  getState(): StorageState;
  /** Where in the journal the shown list stands; null while the journal has, or may have, another. */
  readonly position: () => Position | null;
  readonly changesSince: Journal['changesSince'];
  subscribe(listener: (cause: Cause) => void): () => void;
  /** Changes the list at once; saving follows, and its failure shows in `safety`. Returns the entry's id. */
  record(change: Change, made?: Made): string;
  /** Rejects if the journal cannot be read. */
  history(reach: UndoReach): Promise<PastEntries>;
  /** Writes the list as it is to localStorage, as the specification asks after every action. */
  save(): void;
  /** Called when the visitor has restored an offered text, or does not want it. */
  discard(offered: OfferedText): void;
}

/** What the storage needs of the browser. */
export interface StorageEnvironment {
  readonly local: Storage | null;
  /** Null where the browser has no database. */
  readonly journal: LazyModule<Journal> | null;
  readonly tabs: Tabs;
  readonly newId: () => string;
  readonly whenIdle: (work: () => void) => void;
  /** Returns a function that calls the work off. */
  readonly after: (milliseconds: number, work: () => void) => () => void;
}
