import { apply } from '../domain/change';
import { syncJournal } from './journalSync';
import { openListText, readList } from './listText';
import { openPendingChanges } from './text/pendingChanges';
import { inTime, SILENCE_MS } from './retry';
import type { StorageEnvironment, TaskStorage } from './storageState';
import { createTabState, publisher } from './tabState';

const FIRST_REQUEST_MS = 200;
/** The pause between another tab's write and the check of the storage. */
export const CHECK_MS = 1000;
/** The pause before another tab's change is read, so that an acting tab reaches the journal sooner. */
const NEWS_MS = 200;

/**
 * The visitor's list. The journal is the truth, and the text under `tasks` its copy for the first
 * paint and for other programs. While the journal fails or is missing, the text is the truth.
 */
export function openTaskStorage(env: StorageEnvironment): TaskStorage {
  const { local, journal, tabs, newId, whenIdle, after } = env;
  const pendingChanges = openPendingChanges(local);
  const tab = createTabState(readList(local), !journal && local === null);
  const publish = publisher(env, tab);
  const request = () => sync.request();
  const text = openListText(env, tab, { publish, requestExchange: request });
  const sync = syncJournal({ env, tab, text, pendingChanges, publish });

  /** Called after others have written: another program, or a tab that died. */
  function checkStorage(): void {
    if (tab.isOutdated) return;
    if (tab.isFailing) return text.follow();
    if (text.hasForeignText()) tab.needsReload = true;
    sync.sendLeftovers();
  }

  tabs.onNews(throttle(after, NEWS_MS, request));
  tabs.onShown(request);
  tabs.onTasksWritten(throttle(after, CHECK_MS, checkStorage));
  tabs.onLeave((isEnd) => text.leave(isEnd));
  // Hydration comes first, and needs the list of the painted rows.
  whenIdle(request);
  after(FIRST_REQUEST_MS, () => {
    if (!tab.position) request();
  });

  return {
    getState: () => tab.shown,
    position: () => (tab.pending.length > 0 ? null : tab.position),
    changesSince: async (position) => (await journal?.fetch())?.changesSince(position) ?? null,
    subscribe(listener) {
      tab.listeners.add(listener);
      return () => tab.listeners.delete(listener);
    },
    append(change, made) {
      if (tab.isFailing) text.follow();
      const entry = { id: newId().slice(0, 10), change, made };
      if (journal) {
        if (tab.isOutdated || !pendingChanges.add(entry)) tab.withoutKey.add(entry.id);
        tab.pending = [...tab.pending, entry];
      }
      publish(apply(tab.shown.tasks, change), 'own');
      text.save();
      request();
      return entry.id;
    },
    async history(reach) {
      if (!journal) throw new Error('This browser has no database.');
      // Read before the journal, because a change confirmed in between would be in neither.
      const pending = [...tab.pending, ...pendingChanges.all()];
      const reading = journal.fetch().then((fetched) => fetched.history(pending, reach));
      return inTime(env, reading, SILENCE_MS);
    },
    save() {
      if (tab.isFailing) text.follow();
      text.save();
    },
    discard({ key }) {
      tab.discarded.add(key);
      publish();
      request();
    },
  };
}

/** Works once for all requests within a period, at its end. */
export function throttle(
  after: (milliseconds: number, work: () => void) => unknown,
  milliseconds: number,
  work: () => void,
): () => void {
  let isDue = false;
  return () => {
    // Later requests do not postpone it. With one every half second it would never start.
    if (isDue) return;
    isDue = true;
    after(milliseconds, () => {
      isDue = false;
      work();
    });
  };
}
