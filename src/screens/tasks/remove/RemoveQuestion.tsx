import { among, doneAmong } from '../../../domain/intent';
import { nameOf, shortened, type Task, type Tasks } from '../../../domain/task';
import { useMessages } from '../../../i18n/DictionaryContext';
import type { Removal } from '../../../store/taskState';
import { shownTasks } from '../../../store/shownTasks';
import { useTaskCommands, useTaskState } from '../../../store/StoreContext';
import { classNames } from '../../../ui/classNames';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { focusAboveRows, focusNamed, isFocusLost } from '../../../ui/focus/focus';
import { controlOf } from '../../../ui/focus/rowFocus';
import styles from './RemoveQuestion.module.css';

interface RemoveQuestionProps {
  /** For a screen that has to be left afterwards. */
  readonly removeOne?: (task: Task) => void;
}

/** Asks before one task, the done ones, or all of them are removed. */
export function RemoveQuestion({ removeOne }: RemoveQuestionProps) {
  const messages = useMessages();
  const removal = useTaskState((state) => state.removal);
  const tasks = useTaskState((state) => state.tasks);
  const hidden = useTaskState((state) => {
    const removed = removedBy(state.removal, state.tasks);
    return removed.length - shownTasks({ ...state, tasks: removed }).length;
  });
  const commands = useTaskCommands();
  if (removal === null) return null;
  const { dialog } = messages;
  const removed = removedBy(removal, tasks);

  const close = () => {
    commands.withdrawQuestion();
    // Safari does not focus a clicked button, so the dialog cannot return the focus to it. With the
    // focus there, useFocusRecovery moves it to the next row when this one is removed.
    if (isFocusLost()) openerOf(removal)?.focus({ preventScroll: true });
  };
  const remove = () => {
    switch (removal.what) {
      case 'one':
        return removeOne ? removeOne(removal.task) : commands.remove(removal.task.id);
      case 'done':
        commands.removeDone(removal.ids);
        // The button that asked disappears with the last done task.
        return focusNamed('export');
      case 'all':
        commands.removeAll(removal.ids);
        return focusAboveRows();
    }
  };
  return (
    <ConfirmDialog
      question={dialog.remove[removal.what]}
      subject={
        removal.what === 'one' ? (
          nameOf(removal.task.content, messages)
        ) : (
          <QuotedTasks tasks={removed} />
        )
      }
      note={removal.what === 'one' ? undefined : dialog.removeMany(removed.length, hidden)}
      labels={dialog}
      onYes={remove}
      onClose={close}
    />
  );
}

const FIRST = 3;
/** A longer text would push the next one out of sight. */
const LETTERS = 200;

/** Which tasks a question is about: the first ones, and the number of the others. */
function QuotedTasks({ tasks }: { tasks: Tasks }) {
  const messages = useMessages();
  return (
    <ul className={styles.tasks}>
      {tasks.slice(0, FIRST).map(({ id, content, done }) => (
        <li key={id} dir="auto" className={classNames(done && styles.done)}>
          {shortened(nameOf(content, messages), LETTERS)}
        </li>
      ))}
      {tasks.length > FIRST && (
        <li className={styles.more}>{messages.dialog.more(tasks.length - FIRST)}</li>
      )}
    </ul>
  );
}

/** The tasks that Yes would remove. For a single task the question itself names it. */
function removedBy(removal: Removal | null, tasks: Tasks): Tasks {
  if (removal?.what === 'all') return among(tasks, removal.ids);
  return removal?.what === 'done' ? doneAmong(tasks, removal.ids) : [];
}

function openerOf(removal: Removal): HTMLElement | null {
  if (removal.what === 'one') return controlOf(removal.task.id, 'remove');
  return document.querySelector<HTMLElement>(`[data-control="remove-${removal.what}"]`);
}
