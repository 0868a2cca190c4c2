import { localValue } from './localValue';

/**
 * Messages between the tabs of one browser. If they fail, a tab checks the storage when it is shown
 * and after another one has written.
 */
export interface Tabs {
  /** Tells the others that the journal has grown. */
  broadcast(): void;
  /** Called when another tab says that the journal has grown. */
  onNews(listener: () => void): void;
  /** Called when the page is shown again, after it may have missed messages. */
  onShown(listener: () => void): void;
  /** Called when another tab or program has written `tasks` or a key beside it. */
  onTasksWritten(listener: () => void): void;
  /** Called when the page may never run again. `isEnd` if it is left, not merely hidden. */
  onLeave(listener: (isEnd: boolean) => void): void;
  /** Sets whether the browser asks before leaving, because something would be lost. */
  askBeforeLeaving(wouldLose: boolean): void;
}

const CHANNEL = 'ToDoListReact';

/** An id of the tab that survives a reload. */
export function tabId(session: Storage | null, newId: () => string): string {
  const value = localValue(session, 'tasks.tab');
  const id = value.read() ?? newId();
  value.write(id);
  return id;
}

/** Returns what tells the other tabs. A browser that refuses leaves them silent. */
export function openChannel(name: string, onMessage: () => void): () => void {
  let channel: BroadcastChannel | null = null;
  const open = () => {
    try {
      channel = new BroadcastChannel(name);
      channel.addEventListener('message', onMessage);
    } catch {
      channel = null;
    }
  };
  open();
  // An open channel keeps a page out of the back/forward cache, or a message throws it out.
  addEventListener('pagehide', () => {
    channel?.close();
    channel = null;
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) open();
  });
  return () => {
    try {
      channel?.postMessage(null);
    } catch {
      // The other tabs check the storage when they are shown.
    }
  };
}

export function browserTabs(): Tabs {
  let onNews = () => {};
  let onShown = () => {};
  let onTasksWritten = () => {};
  let onLeave = (_isEnd: boolean) => {};
  const broadcast = openChannel(CHANNEL, () => onNews());

  addEventListener('pagehide', () => onLeave(true));
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    onShown();
    onTasksWritten();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') onShown();
    else onLeave(false);
  });
  // Without a channel these events are the only sign of another tab.
  addEventListener('storage', (event) => {
    if (event.key?.startsWith('tasks')) onTasksWritten();
  });

  function ask(event: BeforeUnloadEvent): void {
    event.preventDefault();
  }

  return {
    broadcast,
    onNews: (listener) => (onNews = listener),
    onShown: (listener) => (onShown = listener),
    onTasksWritten: (listener) => (onTasksWritten = listener),
    onLeave: (listener) => (onLeave = listener),
    askBeforeLeaving(wouldLose) {
      // Listening keeps a page out of Firefox's back/forward cache.
      if (wouldLose) addEventListener('beforeunload', ask);
      else removeEventListener('beforeunload', ask);
    },
  };
}
