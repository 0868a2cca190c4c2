import { createStore } from 'zustand/vanilla';

interface NewVersion {
  /** Switches to the newer version. Null until one has been fetched and is waiting. */
  readonly reload: (() => void) | null;
}

export const newVersion = createStore<NewVersion>()(() => ({ reload: null }));
