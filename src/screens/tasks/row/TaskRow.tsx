import { memo, type MouseEvent } from 'react';
import { pieces } from '../../../domain/search';
import { nameOf, type Task } from '../../../domain/task';
import { hasSpacing } from '../../../firstPaint/painted';
import { useMessages } from '../../../i18n/DictionaryContext';
import { Link } from '../../../routes/Link';
import { useTaskCommands, useTaskState } from '../../../store/StoreContext';
import { classNames } from '../../../ui/classNames';
import { BIN, CLOSE, PENCIL } from '../../../ui/Icon';
import { IconButton } from '../../../ui/IconButton';
import { taskText } from '../../../ui/taskText';
import { Tick } from '../../../ui/Tick';
import { MoveButtons } from '../order/MoveButtons';
import { TaskEditor } from './TaskEditor';
import styles from './TaskRow.module.css';

/** An earlier selection must not keep the press from opening the task. */
function deselect(event: MouseEvent): void {
  if (event.button === 0) getSelection()?.removeAllRanges();
}

/** Releasing the mouse after selecting text must not open the task. */
function ignoreSelecting(event: MouseEvent): void {
  if (getSelection()?.isCollapsed === false && event.detail > 0) event.preventDefault();
}

interface TaskRowProps {
  readonly task: Task;
  /** The search term, whose matches are marked. */
  readonly term: string;
}

/**
 * The contents of a task's list item. Memoised: a change of the list would otherwise render every
 * row, not only that of the changed task.
 */
export const TaskRow = memo(function TaskRow({ task, term }: TaskRowProps) {
  const messages = useMessages();
  const commands = useTaskCommands();
  const isEdited = useTaskState(({ editedId }) => editedId === task.id);
  const isUnsaved = useTaskState(({ drafts }) => {
    const draft = drafts.get(task.id);
    return draft !== undefined && draft !== task.content;
  });
  const name = nameOf(task.content, messages);
  const isBlank = name !== task.content;
  /** The pressed pencil cancels, because a phone has no Escape. */
  const edit = () => (isEdited ? commands.endEdit() : commands.beginEdit(task));
  const editLabel = () => {
    if (isEdited) return messages.row.cancel(name);
    return isUnsaved ? messages.row.editUnsaved(name) : messages.row.edit(name);
  };
  return (
    <>
      <Tick label={name} checked={task.done} onChange={() => commands.toggle(task.id)} />
      {isEdited ? (
        <TaskEditor task={task} />
      ) : (
        <Link
          to={{ screen: 'task', id: task.id }}
          dir="auto"
          draggable={false}
          data-spaced={hasSpacing(name) || undefined}
          onMouseDown={deselect}
          onClick={ignoreSelecting}
          className={classNames(taskText(task, isBlank), styles.content)}
        >
          <span>{isBlank ? name : <MarkedText text={name} term={term} />}</span>
        </Link>
      )}
      <IconButton
        icon={isEdited ? CLOSE : PENCIL}
        label={editLabel()}
        data-unsaved={(isUnsaved && !isEdited) || undefined}
        data-control="edit"
        onClick={edit}
      />
      <IconButton
        icon={BIN}
        look="quietDanger"
        label={messages.row.remove(name)}
        data-control="remove"
        onClick={() => commands.askToRemove(task)}
      />
      <MoveButtons task={task} isEdited={isEdited} />
    </>
  );
});

/** A text in which every match of a search term is marked. */
function MarkedText({ text, term }: { text: string; term: string }) {
  return pieces(text, term).map((piece) =>
    piece.isMatch ? (
      <mark key={piece.start} className={styles.match}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}
