import { createStore } from 'zustand/vanilla';

interface NewVersion {
  /** Set once a newer version of the app has been fetched and waits: changes over to it. */
  readonly reload: (() => void) | null;
}

export const newVersion = createStore<NewVersion>()(() => ({ reload: null }));
