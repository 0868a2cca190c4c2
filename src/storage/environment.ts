import type { LazyModule } from '../lazyModule';
import type { Tabs } from './browser/tabs';
import type { Journal } from './journal';

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
