import { createStore } from 'zustand/vanilla';
import type { BackupNotes } from '../domain/shouldRemindToBackUp';
import { rememberBackups } from '../storage/backupNotes';
import type { KeptCopy } from '../storage/copy/copyKeeper';

interface CopyCommands {
  /** Lets the visitor choose a file, and keeps a copy in it from then on. */
  readonly keep: () => void;
  readonly stop: () => void;
  /** Asks the browser for permission to write again, and writes. */
  readonly retry: () => void;
  /** Imports the copy. */
  readonly open: () => void;
}

export interface BackgroundState {
  /** The file in which a copy of the list is kept. */
  readonly copy: KeptCopy | null;
  /** Null until their code is loaded, and in browsers that let no page keep a file. */
  readonly copyCommands: CopyCommands | null;
  /**
   * The visitor is being reminded to back up, because the list is lost when the browser's data is
   * cleared, or already when the page is not visited for a while.
   */
  readonly reminder: 'cleared' | 'unvisited' | null;
  /** A newer version has been fetched: a reload would show it. */
  readonly isNewVersionReady: boolean;
}

export type Background = ReturnType<typeof createBackground>;

/** What the code that runs in the background, loaded late, leaves for the screen to show. */
export function createBackground(local: Storage | null) {
  const state = createStore<BackgroundState>()(() => ({
    copy: null,
    copyCommands: null,
    reminder: null,
    isNewVersionReady: false,
  }));
  /** Adds to what is remembered of backups. Null if the browser refuses to keep it. */
  const remember = (news?: Partial<BackupNotes>) => rememberBackups(local, Date.now(), news);
  const dismissReminder = () => state.setState({ reminder: null });
  return {
    state,
    rememberBackups: remember,
    dismissReminder,
    /** The visitor has saved a copy of the list outside of the browser. */
    noteBackup: () => {
      remember({ lastBackup: Date.now() });
      dismissReminder();
    },
    /** From now on a copy outside of the browser follows the list. */
    noteKeptCopy: () => {
      remember({ hasKeptCopy: true });
      dismissReminder();
    },
    /** The copy stays where it is: it counts as a backup of today. */
    noteStoppedCopy: () => void remember({ hasKeptCopy: false, lastBackup: Date.now() }),
  };
}
