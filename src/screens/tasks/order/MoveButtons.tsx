import { DOWN, UP } from '../../../ui/Icon';
import { useEffect, useMemo, useState, type RefObject } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useMessages } from '../../../i18n/DictionaryContext';
import { nameOf } from '../../../i18n/nameOf';
import { useTaskCommands, useTaskState } from '../../../store/StoreContext';
import { IconButton } from '../../../ui/IconButton';
import { rowAt } from '../../../ui/focus/rowFocus';
import styles from './MoveButtons.module.css';
import { stepRow } from '../list/rowKeys';

/**
 * What moves a row by the mouse, in the row that the pointer or the focus came to last, since in
 * every row it would double the elements of a long page: the grip to drag it by, and two buttons for
 * whoever cannot drag. They are not in the Tab order: the keyboard has Alt with the arrows.
 */
export function MoveButtons({ rows }: { rows: RefObject<HTMLElement | null> }) {
  const messages = useMessages();
  const commands = useTaskCommands();
  const [row, setRow] = useState<HTMLElement | null>(null);
  const id = row?.dataset['task'];
  const tasks = useTaskState((state) => state.tasks);
  // Not a selector: those run with every letter that is typed, and the list may be long.
  const task = useMemo(
    () => row && tasks.find((candidate) => candidate.id === id),
    [tasks, row, id],
  );
  useEffect(() => {
    const element = rows.current;
    const come = ({ target }: Event) => setRow((former) => rowAt(target) ?? former);
    // At once: a quick press must find the grip in its place.
    const comeAtOnce = (event: Event) => flushSync(() => come(event));
    element?.addEventListener('pointerover', comeAtOnce);
    // Not at once: the list itself moves the focus while React renders.
    element?.addEventListener('focusin', come);
    return () => {
      element?.removeEventListener('pointerover', comeAtOnce);
      element?.removeEventListener('focusin', come);
    };
  }, [rows]);
  if (!row || !task) return null;
  const name = nameOf(task.content, messages);
  return createPortal(
    <>
      <span className={styles.grip} data-grip="" />
      <div className={styles.pair} data-move="">
        <IconButton
          icon={UP}
          label={messages.row.moveUp(name)}
          className={styles.button}
          tabIndex={-1}
          data-control="up"
          aria-keyshortcuts="Alt+ArrowUp"
          onClick={() => stepRow(commands, task.id, -1)}
        />
        <IconButton
          icon={DOWN}
          label={messages.row.moveDown(name)}
          className={styles.button}
          tabIndex={-1}
          data-control="down"
          aria-keyshortcuts="Alt+ArrowDown"
          onClick={() => stepRow(commands, task.id, 1)}
        />
      </div>
    </>,
    row,
  );
}
