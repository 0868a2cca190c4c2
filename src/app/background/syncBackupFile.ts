import { browserCopy, nextName, pickCopy } from '../../storage/copy/browserCopy';
import type { Stores } from '../../store/StoreContext';

/** Changes within this time are written together. */
const PAUSE_MS = 1000;
/** After another tab's change. That tab writes it first: it knows what the visitor has removed. */
const LONG_PAUSE_MS = 2000;

export async function syncBackupFile({ tasks, notifications, background }: Stores): Promise<void> {
  const { state, commands, isRead, onListChange } = tasks;
  const { notify, notifyCrash } = notifications;
  let due: ReturnType<typeof setTimeout> | undefined;
  /** True until the first check of the file says otherwise. */
  let isKept = true;

  const list = () => {
    // Otherwise an older list would overwrite a newer one.
    const isCurrent = isRead() && state.getState().safety !== 'outdated';
    return isCurrent ? commands.tasks() : null;
  };
  const replacedAt = ({ kept } = state.getState()) =>
    Math.max(0, ...kept.map(({ kind, time = 0 }) => (kind === 'former' ? time : 0)));
  const keeper = await browserCopy({
    list,
    replacedAt: () => replacedAt(),
    show(copy) {
      isKept = copy !== null;
      if (copy?.writtenAt) background.noteKeptCopy();
      background.state.setState({ copy });
    },
    onNews: () => checkSoon(),
  });
  if (!keeper) return;

  // A pending check is not postponed: with a change every half second nothing would ever be written.
  const checkSoon = (pause = PAUSE_MS) => {
    due ??= setTimeout(checkNow, pause);
  };
  const checkNow = () => {
    clearTimeout(due);
    due = undefined;
    if (!isRead()) checkSoon();
    void keeper.look();
  };

  /** The visitor has pressed a button, and has to see that it failed. */
  const onPress = (work: () => Promise<void>) => () => void work().catch(notifyCrash);

  background.state.setState({
    copyCommands: {
      keep: onPress(async () => {
        const { copy } = background.state.getState();
        // The picker must not offer to replace the file that is in the way.
        const isFree = !copy || copy.trouble === 'gone';
        const name = isFree ? (copy?.name ?? 'tasks.json') : nextName(copy.name);
        const chosen = await pickCopy(name, await keeper.handle());
        if (!chosen) return;
        await keeper.keepIn(chosen);
        // The line under the list says what is wrong.
        if (background.state.getState().copy?.trouble) return;
        notify(({ notification }) => notification.copyKept);
      }),
      stop: onPress(async () => {
        await keeper.stop();
        background.noteStoppedCopy();
        notify(({ notification }) => notification.copyStopped);
      }),
      retry: onPress(async () => {
        await (await keeper.handle())?.requestPermission({ mode: 'readwrite' });
        await keeper.look();
      }),
      open: onPress(async () => {
        const handle = await keeper.handle();
        if (!handle || (await handle.requestPermission({ mode: 'read' })) !== 'granted') return;
        // If the file is gone by now, the import says that it is empty.
        await commands.importFiles([await handle.getFile().catch(() => new Blob())]);
        await keeper.look();
      }),
    },
  });
  onListChange((change) => {
    if (!isKept) return;
    keeper.note(change);
    checkSoon(change.cause === 'own' ? PAUSE_MS : LONG_PAUSE_MS);
  });
  state.subscribe((next, former) => {
    if (isKept && next.kept !== former.kept && replacedAt(next) !== replacedAt(former)) checkSoon();
  });
  document.addEventListener('visibilitychange', () => {
    // The page may be closed next.
    if (document.visibilityState === 'hidden' && due !== undefined) checkNow();
  });
  checkNow();
}
