import { createStore } from 'zustand/vanilla';
import type { Step } from '../domain/undo';
import type { Messages } from '../i18n/pl';
import { reasonOf } from '../latePart';

/** A function of the texts, so that what is in sight follows a change of language. */
export type Message = (messages: Messages) => string;

interface NotificationAction {
  readonly label: Message;
  readonly run: () => void;
}

interface NotificationOptions {
  /** The step that its Undo button takes back. */
  readonly step?: Step | null;
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

export type Notifications = ReturnType<typeof createNotifications>;

export function createNotifications() {
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
    /** Shows what has just happened, in place of the notification before it. */
    notify,
    /** A part of the app could not be loaded. The reason is the bundler's own line. */
    notifyMissingPart: (error: unknown, retry: () => void) =>
      notify(({ failure }) => `${failure.chunkTitle}. ${reasonOf(error)}`, {
        actions: [{ label: ({ failure }) => failure.retry, run: retry }],
      }),
    /** A part that was loaded threw an error while it worked. */
    notifyCrash: (error: unknown) =>
      notify(({ failure }) => `${failure.crashTitle}. ${reasonOf(error)}`),
    /** Removes a notification, unless another one has replaced it. */
    dismiss: ({ id }: Notification) => {
      if (state.getState().notification?.id === id) show(null);
    },
    /** Tells screen readers only: everyone else can see it. */
    announce: (message: Message) =>
      state.setState({ announcement: { id: (latestId += 1), message } }),
    clearAnnouncement: () => state.setState({ announcement: null }),
  };
}
