import { createStore, type StoreApi } from 'zustand/vanilla';
import type { BackupNotes } from '../domain/shouldRemindToBackUp';
import { rememberBackups } from '../storage/backupNotes';
import type { KeptCopy } from '../storage/copy/copyKeeper';

interface CopyCommands {
  /** Lets the visitor choose a file, and keeps a copy in it from then on. */
  readonly keep: () => void;
  readonly stop: () => void;
  /** Asks the browser for permission to write again, and writes. */
  readonly retry: () => void;
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

/** State that lazy background code sets for the screens to show. */
export interface Background {
  readonly state: StoreApi<BackgroundState>;
  /** Adds to the stored facts about backups. Null if the browser refuses to keep them. */
  readonly rememberBackups: (news?: Partial<BackupNotes>) => BackupNotes | null;
  readonly dismissReminder: () => void;
  /** The visitor has saved a copy of the list outside of the browser. */
  readonly noteBackup: () => void;
  /** From now on a copy outside of the browser follows the list. */
  readonly noteKeptCopy: () => void;
  /** The copy stays where it is: it counts as a backup of today. */
  readonly noteStoppedCopy: () => void;
}

export function createBackground(local: Storage | null): Background {
  const state = createStore<BackgroundState>()(() => ({
    copy: null,
    copyCommands: null,
    reminder: null,
    isNewVersionReady: false,
  }));
  const remember = (news?: Partial<BackupNotes>) => rememberBackups(local, Date.now(), news);
  const dismissReminder = () => state.setState({ reminder: null });
  return {
    state,
    rememberBackups: remember,
    dismissReminder,
    noteBackup: () => {
      remember({ lastBackup: Date.now() });
      dismissReminder();
    },
    noteKeptCopy: () => {
      remember({ hasKeptCopy: true });
      dismissReminder();
    },
    noteStoppedCopy: () => void remember({ hasKeptCopy: false, lastBackup: Date.now() }),
  };
}
