import { latePart } from '../../latePart';
import { copyKeeper, type CopyKeeper } from './copyKeeper';

type Parts = Pick<Parameters<typeof copyKeeper>[0], 'list' | 'replacedAt' | 'show'> & {
  /** Another tab has chosen a file, written to it, or stopped. */
  readonly onNews: () => void;
};

const NAME = 'ToDoListReact.copy';

/** With the journal, which has brought the same small library. */
const lateShelf = latePart(
  async () => (await import(/* webpackChunkName: "journal" */ './copyRecord')).copyShelf,
);

/** Null where a page cannot keep a file: only Chromium lets it. Rejects where it cannot remember it. */
export async function browserCopy({ onNews, ...page }: Parts): Promise<CopyKeeper | null> {
  const { locks } = navigator;
  if (!('showSaveFilePicker' in globalThis) || !locks) return null;
  const shelf = await lateShelf.fetch();
  await shelf.read();
  return copyKeeper({
    ...page,
    shelf,
    inTurn: (work) => locks.request(NAME, work),
    now: Date.now,
    // Not a timer: in a tab that is hidden it would hold up the others, which wait for their turn.
    pause: () => scheduler.postTask(() => {}),
    announce: hearOthers(onNews),
  });
}

function hearOthers(onNews: () => void): () => void {
  let channel: BroadcastChannel | null = null;
  const open = () => {
    channel = new BroadcastChannel(NAME);
    channel.addEventListener('message', onNews);
  };
  open();
  // A message would throw a page out of the back/forward cache.
  addEventListener('pagehide', () => {
    channel?.close();
    channel = null;
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    open();
    onNews();
  });
  return () => channel?.postMessage(null);
}
