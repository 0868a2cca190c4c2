import { createStore, type StoreApi } from 'zustand/vanilla';
import type { HistoryEntry } from '../domain/undo';
import type { Messages } from '../i18n/pl';
import { reasonOf } from '../lazyModule';

/** A function of the texts, so that a visible message follows a change of language. */
export type Message = (messages: Messages) => string;

interface NotificationAction {
  readonly label: Message;
  readonly run: () => void;
}

interface NotificationOptions {
  /** The entry that its Undo button takes back. */
  readonly entry?: HistoryEntry | null;
  /** The task that its Show button brings into view. */
  readonly taskId?: string;
  readonly actions?: readonly NotificationAction[];
  /** Called when it disappears, whether it was dismissed or replaced. */
  readonly onEnd?: () => void;
}

interface Notification extends NotificationOptions {
  readonly id: number;
  readonly message: Message;
}

export interface NotificationState {
  readonly notification: Notification | null;
  /** The latest announcement. A new id announces the same message again. */
  readonly announcement: { readonly id: number; readonly message: Message } | null;
}

export interface Notifications {
  readonly state: StoreApi<NotificationState>;
  /** Shows a notification in place of the one before it. */
  readonly notify: (message: Message, options?: NotificationOptions) => void;
  /** A part of the app could not be loaded. The reason is the bundler's own line. */
  readonly notifyMissingPart: (error: unknown, retry: () => void) => void;
  /** Code that was loaded when needed threw an error. */
  readonly notifyCrash: (error: unknown) => void;
  /** Removes a notification, unless another one has replaced it. */
  readonly dismiss: (notification: Notification) => void;
  /** Tells screen readers about something that everyone else can see. */
  readonly announce: (message: Message) => void;
}

export function createNotifications(): Notifications {
  const state = createStore<NotificationState>()(() => ({
    notification: null,
    announcement: null,
  }));
  let latestId = 0;
  const show = (notification: Notification | null) => {
    const former = state.getState().notification;
    state.setState({ notification });
    former?.onEnd?.();
  };
  const notify = (message: Message, options: NotificationOptions = {}) =>
    show({ ...options, message, id: (latestId += 1) });
  return {
    state,
    notify,
    notifyMissingPart: (error, retry) =>
      notify(({ failure }) => `${failure.chunkTitle}. ${reasonOf(error)}`, {
        actions: [{ label: ({ failure }) => failure.retry, run: retry }],
      }),
    notifyCrash: (error) => notify(({ failure }) => `${failure.crashTitle}. ${reasonOf(error)}`),
    dismiss: ({ id }) => {
      if (state.getState().notification?.id === id) show(null);
    },
    announce: (message) => state.setState({ announcement: { id: (latestId += 1), message } }),
  };
}
