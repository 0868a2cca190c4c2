import {
  browserBackupFile,
  nextName,
  pickBackupFile,
} from '../../storage/backupFile/browserBackupFile';
import type { Stores } from '../../store/StoreContext';

/** Changes within this time are written together. */
const PAUSE_MS = 1000;

export async function syncBackupFile({ tasks, notifications, background }: Stores): Promise<void> {
  const { state, commands, position, changesSince } = tasks;
  const { notify, notifyCrash } = notifications;
  let due: ReturnType<typeof setTimeout> | undefined;
  /** True until the first check of the file says otherwise. */
  let hasFile = true;

  const file = await browserBackupFile({
    list() {
      const at = position();
      // A change is on its way into the journal.
      if (!at && state.getState().safety === 'safe') checkSoon();
      return at && { tasks: commands.tasks(), position: at };
    },
    changesSince,
    show(backupFile) {
      hasFile = backupFile !== null;
      if (backupFile?.writtenAt) background.noteBackupFile();
      background.state.setState({ backupFile });
    },
    onNews: () => checkSoon(),
  });
  if (!file) return;

  // Postponing a pending check would never write anything during a change every half second.
  const checkSoon = () => {
    due ??= setTimeout(checkNow, PAUSE_MS);
  };
  const checkNow = () => {
    clearTimeout(due);
    due = undefined;
    void file.sync();
  };

  /** The visitor has pressed a button, and has to see that it failed. */
  const onPress = (work: () => Promise<void>) => () => void work().catch(notifyCrash);

  background.state.setState({
    backupFileCommands: {
      start: onPress(async () => {
        const { backupFile: former } = background.state.getState();
        // The picker must not offer to replace the file that is in the way.
        const isFree = !former || former.trouble === 'gone';
        const name = isFree ? (former?.name ?? 'tasks.json') : nextName(former.name);
        const chosen = await pickBackupFile(name, await file.handle());
        if (!chosen) return;
        await file.choose(chosen);
        // The line under the list says what is wrong.
        if (background.state.getState().backupFile?.trouble) return;
        notify(({ notification }) => notification.backupFileStarted);
      }),
      stop: onPress(async () => {
        await file.stop();
        background.noteBackupFileStopped();
        notify(({ notification }) => notification.backupFileStopped);
      }),
      retry: onPress(async () => {
        await (await file.handle())?.requestPermission({ mode: 'readwrite' });
        await file.sync();
      }),
      open: onPress(async () => {
        const handle = await file.handle();
        if (!handle || (await handle.requestPermission({ mode: 'read' })) !== 'granted') return;
        // If the file is gone by now, the import says that it is empty.
        await commands.importFiles([await handle.getFile().catch(() => new Blob())]);
        await file.sync();
      }),
    },
  });
  state.subscribe((next, former) => {
    const isNews = next.tasks !== former.tasks || next.safety !== former.safety;
    if (hasFile && isNews) checkSoon();
  });
  document.addEventListener('visibilitychange', () => {
    // The page may be closed next.
    if (document.visibilityState === 'hidden' && due !== undefined) checkNow();
  });
  checkNow();
}
