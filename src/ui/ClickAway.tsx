import styles from './ClickAway.module.css';

/** Covers the page behind an open menu, so that a press outside only closes the menu. */
export function ClickAway({ onPress }: { onPress: () => void }) {
  return (
    <div
      role="presentation"
      className={styles.area}
      // A press would move the focus, the menu would close, and the click would reach the page.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    />
  );
}
