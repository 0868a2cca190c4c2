import { browserCopy } from '../../storage/copy/browserCopy';
import { nextName, pickCopy } from '../../storage/copy/pickCopy';
import { keptCopy } from '../../store/keptCopy';
import type { Notifications } from '../../store/notifications';
import type { TaskStore } from '../../store/taskStore';
import { noteKeptCopy } from '../../store/wordInTime';

/** After a change; what follows within it is written together. */
const PAUSE_MS = 1000;
/** After another tab's change, which that tab writes itself: it knows what the visitor has removed. */
const LONG_PAUSE_MS = 2000;

/** Keeps the copy of the list in the visitor's file current. */
export async function keepCopy(
  { state, commands, isRead, onListChange }: TaskStore,
  { notify, notifyCrash }: Notifications,
): Promise<void> {
  let due: ReturnType<typeof setTimeout> | undefined;
  /** Until the first look says otherwise. */
  let isKept = true;

  const list = () => {
    const { tasks, safety } = state.getState();
    // To write now would put an older list in the place of a newer one.
    return isRead() && safety !== 'outdated' ? tasks : null;
  };
  const replacedAt = ({ kept } = state.getState()) =>
    Math.max(0, ...kept.map(({ kind, time = 0 }) => (kind === 'former' ? time : 0)));
  const keeper = await browserCopy({
    list,
    replacedAt: () => replacedAt(),
    show(copy) {
      isKept = copy !== null;
      if (copy?.writtenAt) noteKeptCopy();
      keptCopy.setState({ copy });
    },
    onNews: () => lookSoon(),
  });
  if (!keeper) return;

  // Not put off by the next change: with one every half second nothing would ever be written.
  const lookSoon = (pause = PAUSE_MS) => {
    due ??= setTimeout(lookNow, pause);
  };
  const lookNow = () => {
    clearTimeout(due);
    due = undefined;
    if (!isRead()) lookSoon();
    void keeper.look();
  };

  /** Nothing else of the app breaks by it, but the visitor who has pressed a button hears of it. */
  const carryOut = (work: () => Promise<void>) => () => void work().catch(notifyCrash);

  keptCopy.setState({
    commands: {
      keep: carryOut(async () => {
        const { copy } = keptCopy.getState();
        // What stands in the way of the former one must not be what the picker offers to replace.
        const isFree = !copy || copy.trouble === 'gone';
        const name = isFree ? (copy?.name ?? 'tasks.json') : nextName(copy.name);
        const chosen = await pickCopy(name, await keeper.handle());
        if (!chosen) return;
        await keeper.keepIn(chosen);
        // Of a trouble the line under the list tells.
        if (keptCopy.getState().copy?.trouble) return;
        notify(({ news }) => news.copyKept);
      }),
      stop: carryOut(async () => {
        await keeper.stop();
        notify(({ news }) => news.copyStopped);
      }),
      retry: carryOut(async () => {
        await (await keeper.handle())?.requestPermission({ mode: 'readwrite' });
        await keeper.look();
      }),
      open: carryOut(async () => {
        const handle = await keeper.handle();
        if (!handle || (await handle.requestPermission({ mode: 'read' })) !== 'granted') return;
        // A file that has gone meanwhile holds nothing, which the import says.
        await commands.importFiles([await handle.getFile().catch(() => new Blob())]);
        await keeper.look();
      }),
    },
  });
  onListChange((change) => {
    if (!isKept) return;
    keeper.note(change);
    lookSoon(change.isOwn ? PAUSE_MS : LONG_PAUSE_MS);
  });
  state.subscribe((next, former) => {
    if (isKept && next.kept !== former.kept && replacedAt(next) !== replacedAt(former)) lookSoon();
  });
  document.addEventListener('visibilitychange', () => {
    // The page may be closed next.
    if (document.visibilityState === 'hidden' && due !== undefined) lookNow();
  });
  lookNow();
}
