import { createStore } from 'zustand/vanilla';
import type { KeptCopy } from '../storage/copy/copyKeeper';

interface CopyCommands {
  /** Lets the visitor choose a file, and keeps a copy in it from then on. */
  readonly keep: () => void;
  readonly stop: () => void;
  /** Asks the browser for what it needs to write again, and writes. */
  readonly retry: () => void;
  /** Imports the copy. */
  readonly open: () => void;
}

interface CopyState {
  /** The file in which a copy of the list is kept. */
  readonly copy: KeptCopy | null;
  /** Null until the code has come, and where the browser lets no page keep a file. */
  readonly commands: CopyCommands | null;
}

/** What keeps the copy is loaded late, and leaves here what the screen shows of it. */
export const keptCopy = createStore<CopyState>()(() => ({ copy: null, commands: null }));
