import { memo, useRef, type RefObject } from 'react';
import { Link } from '../../ui/Link';
import type { Task } from '../../domain/task';
import { useMessages } from '../../i18n/DictionaryContext';
import { nameOf } from '../../i18n/nameOf';
import { classNames } from '../../ui/classNames';
import { IconButton } from '../../ui/IconButton';
import { MarkedText } from '../../ui/MarkedText';
import { Tick } from '../../ui/Tick';
import type { MoveButtons } from './order/MoveButtons';
import type { TaskEditor } from './TaskEditor';
import styles from './TaskRow.module.css';
import type { Direction } from './order/useOrder';

const PENCIL = 'M4 16l.8-3.4L13.6 3.8a1.4 1.4 0 0 1 2 0l.6.6a1.4 1.4 0 0 1 0 2L7.4 15.2z';
const BIN = 'M3.5 5.5h13M8 5.5V3.5h4v2M5.3 5.5l.7 11h8l.7-11M8.5 8.5v5M11.5 8.5v5';

export interface RowActions {
  readonly toggle: (id: string) => void;
  readonly edit: (id: string) => void;
  readonly save: (id: string, content: string) => void;
  readonly endEdit: () => void;
  readonly askToRemove: (task: Task, opener: HTMLElement) => void;
  readonly move: (id: string, direction: Direction) => void;
}

interface TaskRowProps {
  readonly task: Task;
  /** What the visitor searches for. */
  readonly term: string;
  /** Null: the row is not being edited. */
  readonly Editor: typeof TaskEditor | null;
  /** Null: they are not there yet. Nobody sees them before a pointer comes. */
  readonly Move: typeof MoveButtons | null;
  /** Not the actions themselves: those change with every render of the list. */
  readonly on: RefObject<RowActions>;
}

/** Rendered only when what it shows has changed, however many others there are. */
export const TaskRow = memo(function TaskRow({ task, term, Editor, Move, on }: TaskRowProps) {
  const messages = useMessages();
  const editButton = useRef<HTMLButtonElement>(null);
  const name = nameOf(task.content, messages);
  const isBlank = name !== task.content;
  const move = (direction: Direction) => on.current.move(task.id, direction);
  const endEdit = () => {
    on.current.endEdit();
    editButton.current?.focus();
  };
  return (
    <div className={classNames(styles.row, Editor !== null && styles.edited)} data-task={task.id}>
      <Tick label={name} checked={task.done} onChange={() => on.current.toggle(task.id)} />
      {Editor ? (
        <Editor
          task={task}
          onSave={(content) => {
            on.current.save(task.id, content);
            endEdit();
          }}
          onCancel={endEdit}
        />
      ) : (
        <Link
          href={`/zadania/${encodeURIComponent(task.id)}`}
          dir="auto"
          draggable={false}
          className={classNames(styles.content, task.done && styles.done, isBlank && styles.empty)}
        >
          {isBlank ? name : <MarkedText text={name} term={term} />}
        </Link>
      )}
      <div className={styles.buttons}>
        {Move && <Move className={styles.move} name={name} onMove={move} />}
        <IconButton
          ref={editButton}
          icon={PENCIL}
          label={messages.row.edit(name)}
          onClick={() => on.current.edit(task.id)}
        />
        <IconButton
          icon={BIN}
          look="danger"
          label={messages.row.remove(name)}
          data-remove=""
          onClick={(event) => on.current.askToRemove(task, event.currentTarget)}
        />
      </div>
    </div>
  );
});
