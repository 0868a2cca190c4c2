import { createStore, type StoreApi } from 'zustand/vanilla';
import type { UpdateBackupNotes } from '../storage/backupNotes';
import type { BackupFile } from '../storage/backupFile/openBackupFile';

interface BackupFileCommands {
  /** Lets the visitor choose the file. */
  readonly start: () => void;
  readonly stop: () => void;
  /** Asks the browser for permission to write again, and writes. */
  readonly retry: () => void;
  readonly open: () => void;
}

export interface BackgroundState {
  /** The file in which a copy of the list is kept. */
  readonly backupFile: BackupFile | null;
  /** Null until their code is loaded, and in browsers that let no page keep a file. */
  readonly backupFileCommands: BackupFileCommands | null;
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
  readonly updateBackupNotes: UpdateBackupNotes;
  readonly dismissReminder: () => void;
  /** The visitor has saved a copy of the list outside of the browser. */
  readonly noteBackup: () => void;
  /** From now on a copy outside of the browser follows the list. */
  readonly noteBackupFile: () => void;
  /** The copy stays where it is: it counts as a backup of today. */
  readonly noteBackupFileStopped: () => void;
}

export function createBackground(updateBackupNotes: UpdateBackupNotes): Background {
  const state = createStore<BackgroundState>()(() => ({
    backupFile: null,
    backupFileCommands: null,
    reminder: null,
    isNewVersionReady: false,
  }));
  const dismissReminder = () => state.setState({ reminder: null });
  return {
    state,
    updateBackupNotes,
    dismissReminder,
    noteBackup: () => {
      void updateBackupNotes({ lastBackup: Date.now() });
      dismissReminder();
    },
    noteBackupFile: () => {
      void updateBackupNotes({ hasBackupFile: true });
      dismissReminder();
    },
    noteBackupFileStopped: () =>
      void updateBackupNotes({ hasBackupFile: false, lastBackup: Date.now() }),
  };
}
