/** How the tabs of one browser hear of each other. It may be silent: then a tab looks when shown. */
export interface Tabs {
  /** Tells the others that the journal has grown. */
  announce(): void;
  /** The journal may have grown: another tab said so, or this one was asleep. */
  onNews(listener: () => void): void;
  /** Another tab or program has written `tasks` or a key beside it. */
  onTasksWritten(listener: () => void): void;
  /** The page may go away now and never run again. */
  onLeave(listener: () => void): void;
  /** From now on the visitor is asked before leaving, whenever there is something to lose. */
  askBeforeLeaving(wouldLose: () => boolean): void;
}

const CHANNEL = 'ToDoListReact';

export function browserTabs(): Tabs {
  let leave = () => {};
  let hear = () => {};
  let look = () => {};
  let wouldLose = () => false;
  let channel = openChannel();

  function openChannel(): BroadcastChannel | null {
    try {
      const opened = new BroadcastChannel(CHANNEL);
      opened.addEventListener('message', () => hear());
      return opened;
    } catch {
      return null;
    }
  }

  // An open channel keeps a page out of the back/forward cache in some browsers.
  addEventListener('pagehide', () => {
    leave();
    channel?.close();
    channel = null;
  });
  addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    channel ??= openChannel();
    hear();
    look();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') hear();
    else leave();
  });
  // Without a channel, the only sign of another tab.
  addEventListener('storage', (event) => {
    if (event.key === 'tasks') hear();
    if (event.key?.startsWith('tasks')) look();
  });

  function ask(event: BeforeUnloadEvent): void {
    if (wouldLose()) event.preventDefault();
  }

  return {
    announce() {
      try {
        channel?.postMessage(null);
      } catch {
        // A closed channel: the others look into the journal when they are shown.
      }
    },
    onNews(listener) {
      hear = listener;
    },
    onTasksWritten(listener) {
      look = listener;
    },
    onLeave(listener) {
      leave = listener;
    },
    askBeforeLeaving(would) {
      wouldLose = would;
      // Not from the start: a page that listens stays out of the back/forward cache of Firefox.
      addEventListener('beforeunload', ask);
    },
  };
}
