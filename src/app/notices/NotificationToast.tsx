import { useRef, type FocusEvent } from 'react';
import { useMessages } from '../../i18n/DictionaryContext';
import { showTask, showUndone } from '../../screens/tasks/row/showTask';
import { useNotifications, useNotificationState, useTaskCommands } from '../../store/StoreContext';
import { focusMain } from '../../ui/focus';
import { NoticeButton } from '../../ui/Notice';
import { Toast } from '../../ui/Toast';

/** The latest change, with buttons that undo or show it. */
export function NotificationToast() {
  const messages = useMessages();
  const commands = useTaskCommands();
  const notifications = useNotifications();
  const { notify, dismiss } = notifications;
  const notification = useNotificationState((state) => state.notification);
  const focusBefore = useRef<EventTarget | null>(null);
  if (!notification) return null;
  const { id, message, actions = [], taskId, entry } = notification;

  const rememberFocus = ({ relatedTarget }: FocusEvent) => {
    focusBefore.current = relatedTarget;
  };
  const runAndDismiss = (action: () => void) => {
    action();
    dismiss(notification);
    // The pressed button is gone, so the focus returns to the control that had it before.
    const before = focusBefore.current;
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    else focusMain();
  };
  const undo = () => {
    const undone = entry && commands.undo(entry);
    if (!undone) return;
    // The row was off-screen, so say that it is gone.
    if (taskId !== undefined && !commands.shows(taskId))
      notify((texts) => texts.notification.undone);
    else showUndone(undone, commands, notifications);
  };
  const show = (shownId: string) => {
    dismiss(notification);
    showTask(commands, shownId);
  };
  return (
    <Toast key={id} text={message(messages)} onEnd={() => dismiss(notification)}>
      {actions.map(({ label, run }) => (
        <NoticeButton
          key={label(messages)}
          onFocus={rememberFocus}
          onClick={() => runAndDismiss(run)}
        >
          {label(messages)}
        </NoticeButton>
      ))}
      {taskId !== undefined && (
        <NoticeButton onClick={() => show(taskId)}>{messages.notification.show}</NoticeButton>
      )}
      {entry && (
        <NoticeButton onFocus={rememberFocus} onClick={() => runAndDismiss(undo)}>
          {messages.notification.undo}
        </NoticeButton>
      )}
    </Toast>
  );
}
