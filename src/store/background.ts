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
  /** Why the shown reminder to back up is due: what would delete the list. */
  readonly reminder: 'cleared' | 'unvisited' | null;
  /** A newer version has been fetched, which a reload would show. */
  readonly isNewVersionReady: boolean;
}

/** State that lazy background code sets for the screens to show. */
export interface Background {
  readonly state: StoreApi<BackgroundState>;
  readonly updateBackupNotes: UpdateBackupNotes;
  readonly dismissReminder: () => void;
  /** Records a copy that the visitor has saved outside of the browser. */
  readonly noteBackup: () => void;
  /** Records that from now on a backup file follows the list. */
  readonly noteBackupFile: () => void;
  /** The copy stays where it is, and counts as a backup of today. */
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
