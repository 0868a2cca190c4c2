import { useDictionary } from '../../../i18n/DictionaryContext';
import { ROW_TOOL_TEXTS } from '../../../i18n/rowToolTexts';
import { classNames } from '../../../ui/classNames';
import { IconButton } from '../../../ui/IconButton';
import styles from './MoveButtons.module.css';
import type { Direction } from './useOrder';

const UP = 'M5 12.5l5-5 5 5';
const DOWN = 'M5 7.5l5 5 5-5';

interface MoveButtonsProps {
  readonly name: string;
  readonly onMove: (direction: Direction) => void;
  readonly className?: string | undefined;
}

/** For pointers that cannot drag. Not in the Tab order: the keyboard has Alt with the arrows. */
export function MoveButtons({ name, onMove, className }: MoveButtonsProps) {
  const texts = ROW_TOOL_TEXTS[useDictionary().language];
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
