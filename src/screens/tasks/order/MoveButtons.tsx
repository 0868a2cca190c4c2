import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { nameOf, type Task } from '../../../domain/task';
import { useMessages } from '../../../i18n/DictionaryContext';
import { useTaskCommands } from '../../../store/StoreContext';
import { taskAt } from '../row/rowFocus';
import { DOWN, UP } from '../../../ui/Icon';
import { IconButton } from '../../../ui/IconButton';
import { stepRow } from '../list/rowKeys';
import styles from './MoveButtons.module.css';

/** The task whose row the pointer or the focus reached last. */
export function createActiveRow() {
  const store = createStore<{ readonly id: string | null }>()(() => ({ id: null }));
  const activate = ({ target }: { readonly target: EventTarget }) => {
    store.setState(({ id }) => ({ id: taskAt(target) ?? id }));
  };
  return { store, activate };
}

export const ActiveRow = createContext(createActiveRow());

/**
 * The grip that drags a row, and two buttons for visitors who cannot drag. Only the active row and an
 * edited one have them, because they would double the elements of a long page. If an edited row lost
 * them to another one, its lines would break elsewhere. They are not in the Tab order, because the
 * keyboard moves rows with Alt and the arrows.
 */
export function MoveButtons({ task, isEdited }: { task: Task; isEdited: boolean }) {
  const { store } = useContext(ActiveRow);
  // React renders a store's change before the next event, so that a quick press finds the grip.
  const isActive = useStore(store, ({ id }) => id === task.id);
  return (isActive || isEdited) && <Buttons task={task} />;
}

function Buttons({ task }: { task: Task }) {
  const messages = useMessages();
  const commands = useTaskCommands();
  const name = nameOf(task.content, messages);
  return (
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
    </>
  );
}
