import { doneAmong } from '../../../domain/intent';
import type { Task, Tasks } from '../../../domain/task';
import { useMessages } from '../../../i18n/DictionaryContext';
import { nameOf } from '../../../i18n/nameOf';
import type { Removal } from '../../../store/listView';
import { shownTasks } from '../../../store/shownTasks';
import { useTaskCommands, useTaskState } from '../../../store/StoreContext';
import type { TaskState } from '../../../store/taskStore';
import { BIN_ICON } from '../../../ui/binIcon';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { controlOf } from '../row/rowFocus';

interface RemoveQuestionProps {
  readonly focusNewTask?: () => void;
  /** For a screen that has to be left then. */
  readonly removeOne?: (task: Task) => void;
}

/** Asks before one task, the done ones, or all of them are removed. */
export function RemoveQuestion({ focusNewTask, removeOne }: RemoveQuestionProps) {
  const messages = useMessages();
  const removal = useTaskState((state) => state.removal);
  const count = useTaskState((state) => manyIn(state).length);
  const hidden = useTaskState((state) => {
    const tasks = manyIn(state);
    return tasks.length - shownTasks({ ...state, tasks }).length;
  });
  const commands = useTaskCommands();
  if (removal === null) return null;
  const { dialog } = messages;
  // Of all tasks the list itself says how many they are.
  const countOfDone = removal.what === 'done' ? dialog.removeCount(count) : undefined;

  const close = () => {
    commands.withdrawQuestion();
    // Safari does not focus a button that is clicked, so it cannot return the focus to it. With the
    // focus there, useHeldFocus hands it to the next row when this one is removed.
    if (document.activeElement === document.body) openerOf(removal)?.focus({ preventScroll: true });
  };
  const remove = () => {
    switch (removal.what) {
      case 'one':
        return removeOne ? removeOne(removal.task) : commands.remove(removal.task.id);
      case 'done':
        commands.removeDone(removal.ids);
        // The button that asked goes away with the last done task.
        return buttonOf('export')?.focus();
      case 'all':
        commands.removeAll();
        return focusNewTask?.();
    }
  };
  return (
    <ConfirmDialog
      icon={BIN_ICON}
      question={dialog.remove[removal.what]}
      subject={removal.what === 'one' ? nameOf(removal.task.content, messages) : undefined}
      note={hidden > 0 ? dialog.removeHidden(count, hidden) : countOfDone}
      labels={dialog}
      onYes={remove}
      onClose={close}
    />
  );
}

/** What a yes would remove, unless it is the one task that the question names. */
function manyIn({ removal, tasks }: TaskState): Tasks {
  if (removal?.what === 'all') return tasks;
  return removal?.what === 'done' ? doneAmong(tasks, removal.ids) : [];
}

function openerOf(removal: Removal): HTMLElement | null {
  if (removal.what === 'one') return controlOf(removal.task.id, 'remove');
  return buttonOf(`remove-${removal.what}`);
}

function buttonOf(name: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-control="${name}"]`);
}
