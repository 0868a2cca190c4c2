import type { Task } from '../../../domain/task';
import { useMessages } from '../../../i18n/DictionaryContext';
import { nameOf } from '../../../i18n/nameOf';
import { shownTasks } from '../../../store/shownTasks';
import { useTaskCommands, useTaskState } from '../../../store/StoreContext';
import { BIN_ICON } from '../../../ui/binIcon';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { controlOf } from '../row/rowFocus';

/** Asks before one task, or all of them, are removed. */
export function RemoveQuestion({ focusNewTask }: { focusNewTask: () => void }) {
  const messages = useMessages();
  const removal = useTaskState((state) => state.removal);
  const count = useTaskState(({ tasks }) => tasks.length);
  const hidden = useTaskState((state) =>
    state.removal === 'all' ? state.tasks.length - shownTasks(state).length : 0,
  );
  const commands = useTaskCommands();
  if (removal === null) return null;

  const close = () => {
    commands.withdrawQuestion();
    // Safari does not focus a button that is clicked, so it cannot return the focus to it. With the
    // focus there, useHeldFocus hands it to the next row when this one is removed.
    if (document.activeElement === document.body) openerOf(removal)?.focus({ preventScroll: true });
  };
  const remove = () => {
    if (removal === 'all') {
      commands.removeAll();
      focusNewTask();
    } else {
      commands.remove(removal.id);
    }
  };
  return (
    <ConfirmDialog
      icon={BIN_ICON}
      question={removal === 'all' ? messages.dialog.removeAll : messages.dialog.removeOne}
      subject={removal === 'all' ? undefined : nameOf(removal.content, messages)}
      note={hidden > 0 ? messages.dialog.removeHidden(count, hidden) : undefined}
      labels={messages.dialog}
      onYes={remove}
      onClose={close}
    />
  );
}

function openerOf(removal: Task | 'all'): HTMLElement | null {
  if (removal !== 'all') return controlOf(removal.id, 'remove');
  return document.querySelector<HTMLElement>('[data-control="remove-all"]');
}
