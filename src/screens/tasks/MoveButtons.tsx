import { useMessages } from '../../i18n/DictionaryContext';
import { classNames } from '../../ui/classNames';
import { IconButton } from '../../ui/IconButton';
import styles from './MoveButtons.module.css';
import type { Step } from './useOrder';

const UP = 'M5 12.5l5-5 5 5';
const DOWN = 'M5 7.5l5 5 5-5';

interface MoveButtonsProps {
  readonly name: string;
  readonly onMove: (step: Step) => void;
  readonly className?: string | undefined;
}

/** For a pointer that does not drag. Out of the Tab order: the keyboard has Alt with the arrows. */
export function MoveButtons({ name, onMove, className }: MoveButtonsProps) {
  const { row: texts } = useMessages();
  return (
    <div className={classNames(styles.pair, className)}>
      <IconButton
        icon={UP}
        label={texts.moveUp(name)}
        className={styles.button}
        tabIndex={-1}
        aria-keyshortcuts="Alt+ArrowUp"
        onClick={() => onMove(-1)}
      />
      <IconButton
        icon={DOWN}
        label={texts.moveDown(name)}
        className={styles.button}
        tabIndex={-1}
        aria-keyshortcuts="Alt+ArrowDown"
        onClick={() => onMove(1)}
      />
    </div>
  );
}
