import { createStore } from 'zustand/vanilla';
import { rememberBackups } from '../storage/backupNotes';
import { browserStorage } from '../storage/browser/localValue';

interface WordInTime {
  /** The visitor is being told that the list can be lost, and that a backup would help. */
  readonly isGiven: boolean;
}

export const wordInTime = createStore<WordInTime>()(() => ({ isGiven: false }));

/** There is a copy of the list outside of the browser. */
export function noteBackup(): void {
  const now = Date.now();
  rememberBackups(browserStorage(), now, { lastBackup: now });
  endWord();
}

/** From now on there is one that follows the list. */
export function noteKeptCopy(): void {
  rememberBackups(browserStorage(), Date.now(), { hasKeptCopy: true });
  endWord();
}

export function endWord(): void {
  wordInTime.setState({ isGiven: false });
}
