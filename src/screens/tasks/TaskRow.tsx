import { useRef } from 'react';
import { Link } from 'wouter';
import type { Task } from '../../domain/task';
import { useMessages } from '../../i18n/DictionaryContext';
import { classNames } from '../../ui/classNames';
import { IconButton } from '../../ui/IconButton';
import { Tick } from '../../ui/Tick';
import { TaskEditor } from './TaskEditor';
import styles from './TaskRow.module.css';

interface TaskRowProps {
  readonly task: Task;
  readonly isEdited: boolean;
  readonly onToggle: () => void;
  readonly onEdit: () => void;
  readonly onSave: (content: string) => void;
  readonly onEditEnd: () => void;
  readonly onRemove: (opener: HTMLElement) => void;
}

export function TaskRow({ task, isEdited, ...on }: TaskRowProps) {
  const { row, noContent } = useMessages();
  const editButton = useRef<HTMLButtonElement>(null);
  const name = task.content || noContent;
  const endEdit = () => {
    on.onEditEnd();
    editButton.current?.focus();
  };
  return (
    <li className={styles.row}>
      <Tick label={name} checked={task.done} onChange={on.onToggle} />
      {isEdited ? (
        <TaskEditor
          content={task.content}
          labels={row}
          onSave={(content) => {
            on.onSave(content);
            endEdit();
          }}
          onCancel={endEdit}
        />
      ) : (
        <Link
          href={`/zadania/${encodeURIComponent(task.id)}`}
          dir="auto"
          className={classNames(
            styles.content,
            task.done && styles.done,
            task.content === '' && styles.empty,
          )}
        >
          {name}
        </Link>
      )}
      <div className={styles.buttons}>
        <IconButton ref={editButton} icon="pencil" label={row.edit(name)} onClick={on.onEdit} />
        <IconButton
          icon="bin"
          look="danger"
          label={row.remove(name)}
          data-remove=""
          onClick={(event) => on.onRemove(event.currentTarget)}
        />
      </div>
    </li>
  );
}
