import { createStore } from 'zustand/vanilla';

interface NewVersion {
  /** A newer version has been fetched: a reload would bring it. */
  readonly isReady: boolean;
}

export const newVersion = createStore<NewVersion>()(() => ({ isReady: false }));
