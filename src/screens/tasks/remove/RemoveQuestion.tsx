import { doneAmong } from '../../../domain/intent';
import type { Tasks } from '../../../domain/task';
import { useMessages } from '../../../i18n/DictionaryContext';
import { nameOf } from '../../../i18n/nameOf';
import type { Messages } from '../../../i18n/pl';
import type { Removal } from '../../../store/listView';
import { shownTasks } from '../../../store/shownTasks';
import { useTaskCommands, useTaskState } from '../../../store/StoreContext';
import type { TaskState } from '../../../store/taskStore';
import { BIN_ICON } from '../../../ui/binIcon';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { controlOf } from '../row/rowFocus';

/** Asks before one task, the done ones, or all of them are removed. */
export function RemoveQuestion({ focusNewTask }: { focusNewTask: () => void }) {
  const messages = useMessages();
  const removal = useTaskState((state) => state.removal);
  const count = useTaskState((state) => manyIn(state).length);
  const hidden = useTaskState((state) => {
    const tasks = manyIn(state);
    return tasks.length - shownTasks({ ...state, tasks }).length;
  });
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
    } else if ('doneIds' in removal) {
      commands.removeDone(removal.doneIds);
      // The button that asked goes away with the last done task.
      buttonOf('export')?.focus();
    } else {
      commands.remove(removal.id);
    }
  };
  return (
    <ConfirmDialog
      icon={BIN_ICON}
      {...questionOf(removal, messages)}
      note={noteOf(removal, messages, count, hidden)}
      labels={messages.dialog}
      onYes={remove}
      onClose={close}
    />
  );
}

/** The tasks that a yes would remove, if they are not a single one that the question names. */
function manyIn({ removal, tasks }: TaskState): Tasks {
  if (removal === null) return [];
  if (removal === 'all') return tasks;
  return 'doneIds' in removal ? doneAmong(tasks, removal.doneIds) : [];
}

function questionOf(removal: Removal, messages: Messages) {
  const { dialog } = messages;
  if (removal === 'all') return { question: dialog.removeAll, subject: undefined };
  if ('doneIds' in removal) return { question: dialog.removeDone, subject: undefined };
  return { question: dialog.removeOne, subject: nameOf(removal.content, messages) };
}

/** How many, where the list does not show it at a glance. */
function noteOf(removal: Removal, { dialog }: Messages, count: number, hidden: number) {
  if (hidden > 0) return dialog.removeHidden(count, hidden);
  return removal !== 'all' && 'doneIds' in removal ? dialog.removeCount(count) : undefined;
}

function openerOf(removal: Removal): HTMLElement | null {
  if (removal === 'all') return buttonOf('remove-all');
  return 'doneIds' in removal ? buttonOf('remove-done') : controlOf(removal.id, 'remove');
}

function buttonOf(name: 'remove-all' | 'remove-done' | 'export'): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-control="${name}"]`);
}
