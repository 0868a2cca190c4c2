import { nameOf, shortened, type Tasks } from '../../../domain/task';
import { useMessages } from '../../../i18n/DictionaryContext';
import { removedBy } from '../../../store/taskState';
import { shownTasks } from '../../../store/shownTasks';
import { useTaskCommands, useTaskState } from '../../../store/StoreContext';
import { classNames } from '../../../ui/classNames';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { focusNamed, isFocusLost } from '../../../ui/focus';
import { taskText } from '../../../ui/taskText';
import { focusAboveRows } from '../row/rowFocus';
import styles from './RemoveQuestion.module.css';
import { RemoveTaskQuestion } from './RemoveTaskQuestion';

export function RemoveQuestion() {
  const messages = useMessages();
  const removal = useTaskState((state) => state.removal);
  const tasks = useTaskState((state) => state.tasks);
  const hidden = useTaskState((state) => {
    const removed = state.removal ? removedBy(state.removal, state.tasks) : [];
    return removed.length - shownTasks({ ...state, tasks: removed }).length;
  });
  const commands = useTaskCommands();
  if (removal === null) return null;
  const removed = removedBy(removal, tasks);
  const [task] = removed;
  if (!task) return null;
  if (removal.scope === 'one') {
    return (
      <RemoveTaskQuestion
        task={task}
        onYes={() => commands.remove(task.id)}
        onClose={commands.withdrawQuestion}
      />
    );
  }
  const { dialog } = messages;

  const close = () => {
    commands.withdrawQuestion();
    // Safari does not focus a clicked button, so the dialog cannot return the focus to it.
    if (isFocusLost()) focusNamed(`remove-${removal.scope}`);
  };
  const remove = () => {
    if (removal.scope === 'all') {
      commands.removeAll(removal.ids);
      focusAboveRows();
    } else {
      commands.removeDone(removal.ids);
      // The button that asked disappears with the last done task.
      focusNamed('export');
    }
  };
  return (
    <ConfirmDialog
      question={dialog.remove[removal.scope]}
      subject={<QuotedTasks tasks={removed} />}
      consequences={dialog.removeMany(removed.length, hidden)}
      labels={dialog}
      onYes={remove}
      onClose={close}
    />
  );
}

const FIRST = 3;
/** A longer text would push the next one out of sight. */
const LETTERS = 200;

/** Quotes the first tasks of a question and counts the others. */
function QuotedTasks({ tasks }: { tasks: Tasks }) {
  const messages = useMessages();
  return (
    <ul className={styles.tasks}>
      {tasks.slice(0, FIRST).map((task) => (
        <li key={task.id} dir="auto" className={taskText(task)}>
          {shortened(nameOf(task.content, messages), LETTERS)}
        </li>
      ))}
      {tasks.length > FIRST && (
        <li className={classNames('note', styles.more)}>
          {messages.dialog.more(tasks.length - FIRST)}
        </li>
      )}
    </ul>
  );
}
