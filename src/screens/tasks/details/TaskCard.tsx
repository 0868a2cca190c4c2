import { useEffect, useEffectEvent } from 'react';
import { linksIn, soleLink } from '../../../domain/links';
import { nameOf, type Task } from '../../../domain/task';
import { hasSpacing } from '../../../firstPaint/painted';
import { useMessages } from '../../../i18n/DictionaryContext';
import { useTaskCommands, useTaskState } from '../../../store/StoreContext';
import { Button } from '../../../ui/Button';
import { classNames } from '../../../ui/classNames';
import { BIN, CLOSE, Icon, PENCIL } from '../../../ui/Icon';
import { taskText } from '../../../ui/taskText';
import { Tick } from '../../../ui/Tick';
import { TaskEditor } from '../row/TaskEditor';
import { detailsKeys } from './detailsKeys';
import styles from './TaskDetailsScreen.module.css';

const CHAIN =
  'M8.4 11.6a3 3 0 0 0 4.3 0l3.1-3.1a3 3 0 0 0-4.3-4.3l-.9.9M11.6 8.4a3 3 0 0 0-4.3 0l-3.1 3.1a3 3 0 0 0 4.3 4.3l.9-.9';

interface TaskCardProps {
  readonly task: Task;
  readonly askToRemove: () => void;
  readonly goToPrevious: () => void;
  readonly goToNext: () => void;
}

/** The task itself: its tick, its text or editor, its links and buttons. */
export function TaskCard({ task, askToRemove, ...neighbourCommands }: TaskCardProps) {
  const messages = useMessages();
  const { task: texts } = messages;
  const commands = useTaskCommands();
  const isEdited = useTaskState(({ editedId }) => editedId === task.id);
  const toggle = () => commands.toggle(task.id);
  const press = useEffectEvent((event: KeyboardEvent) =>
    detailsKeys(event, task.id, {
      ...neighbourCommands,
      askToRemove,
      toggle,
      edit: () => commands.beginEdit(task),
    }),
  );
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  const name = nameOf(task.content, messages);
  const isBlank = name !== task.content;
  const address = soleLink(task.content);
  const edit = () => (isEdited ? commands.endEdit() : commands.beginEdit(task));
  // While it is edited, the title is for those who go by headings.
  const look = classNames(taskText(task, isBlank), styles.content, isEdited && 'unseen');
  return (
    <div className={styles.task} data-task={task.id}>
      <Tick label={name} checked={task.done} onChange={toggle} />
      <h1 className={look} dir="auto" tabIndex={-1} data-spaced={hasSpacing(name) || undefined}>
        <span>{address === null ? name : <OutwardLink href={address}>{name}</OutwardLink>}</span>
      </h1>
      {isEdited && (
        <div className={styles.editor}>
          {/* A key, because the field must not keep the text of another task. */}
          <TaskEditor key={task.id} task={task} />
        </div>
      )}
      <p className={classNames('quiet', styles.completed)}>{texts.completed(task.done)}</p>
      {address === null && <TaskLinks content={task.content} />}
      <div className={styles.actions}>
        <Button look="quiet" data-control="edit" onClick={edit}>
          <Icon path={isEdited ? CLOSE : PENCIL} />
          {isEdited ? texts.cancel : texts.edit}
        </Button>
        <Button look="quietDanger" data-control="remove" onClick={askToRemove}>
          <Icon path={BIN} />
          {texts.remove}
        </Button>
      </div>
    </div>
  );
}

/** The web addresses in a task's text. In the list the text is a link itself and cannot hold any. */
function TaskLinks({ content }: { content: string }) {
  const { task: texts } = useMessages();
  const links = linksIn(content);
  if (links.length === 0) return null;
  return (
    <ul className={styles.links} aria-label={texts.links}>
      {links.map((link) => (
        <li key={link}>
          <Icon path={CHAIN} />
          <OutwardLink href={link}>{link}</OutwardLink>
        </li>
      ))}
    </ul>
  );
}

/** Opens another site in a new tab, without telling it about this one. */
function OutwardLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" dir="ltr">
      {children}
    </a>
  );
}
