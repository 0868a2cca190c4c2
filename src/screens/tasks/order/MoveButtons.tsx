import { useMessages } from '../../../i18n/DictionaryContext';
import { useTaskCommands } from '../../../store/StoreContext';
import { classNames } from '../../../ui/classNames';
import { IconButton } from '../../../ui/IconButton';
import styles from './MoveButtons.module.css';
import { stepRow } from './stepRow';

const UP = 'M5 12.5l5-5 5 5';
const DOWN = 'M5 7.5l5 5 5-5';

interface MoveButtonsProps {
  readonly id: string;
  readonly name: string;
  readonly className: string | undefined;
}

/** For pointers that cannot drag. Not in the Tab order: the keyboard has Alt with the arrows. */
export function MoveButtons({ id, name, className }: MoveButtonsProps) {
  const { row } = useMessages();
  const commands = useTaskCommands();
  return (
    <div className={classNames(styles.pair, className)}>
      <IconButton
        icon={UP}
        label={row.moveUp(name)}
        className={styles.button}
        tabIndex={-1}
        data-control="up"
        aria-keyshortcuts="Alt+ArrowUp"
        onClick={() => stepRow(commands, id, -1)}
      />
      <IconButton
        icon={DOWN}
        label={row.moveDown(name)}
        className={styles.button}
        tabIndex={-1}
        data-control="down"
        aria-keyshortcuts="Alt+ArrowDown"
        onClick={() => stepRow(commands, id, 1)}
      />
    </div>
  );
}
