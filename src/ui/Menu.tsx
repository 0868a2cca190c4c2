import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { fadeAway } from './fadeAway';
import { endGesture } from './gesture';
import styles from './Menu.module.css';
import { ClickAway } from './ClickAway';
import { useCloseRequest } from './useCloseRequest';

interface MenuItem {
  readonly label: string;
  /** Visible and reachable by the arrows, but without effect. */
  readonly isDisabled?: boolean;
  readonly onSelect: () => void;
}

interface MenuProps {
  readonly label: string;
  /** The button that opened the menu, which gets the focus back. */
  readonly opener: RefObject<HTMLElement | null>;
  readonly items: readonly MenuItem[];
  readonly onClose: () => void;
}

export function Menu({ label, opener, items, onClose }: MenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    menu.current?.querySelector('button')?.focus();
  }, []);

  const close = () => {
    endGesture();
    if (menu.current) fadeAway(menu.current);
    opener.current?.focus();
    onClose();
  };
  useCloseRequest(true, close);
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const current = buttons.findIndex((button) => button === document.activeElement);
    const next = nextIndex(event.key, current, buttons.length);
    if (next !== null) {
      event.preventDefault();
      buttons[next]?.focus();
    } else if (event.key === 'Tab') {
      // Tab then continues from the button.
      close();
    }
  };
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) onClose();
  };
  return (
    <>
      <ClickAway onPress={close} />
      <div
        ref={menu}
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className={styles.menu}
        onKeyDown={press}
        onBlur={closeWhenLeft}
      >
        {items.map((item) => (
          <button
            key={item.label}
            type="button"
            role="menuitem"
            tabIndex={-1}
            aria-disabled={item.isDisabled}
            className={styles.item}
            onClick={() => {
              if (item.isDisabled) return;
              close();
              item.onSelect();
            }}
          >
            {item.label}
          </button>
        ))}
      </div>
    </>
  );
}

function nextIndex(key: string, current: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count;
    case 'ArrowUp':
      return (current - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
