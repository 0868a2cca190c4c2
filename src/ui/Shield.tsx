import styles from './Shield.module.css';

/** Lies between an open menu and the page: a press outside closes the menu, and does nothing else. */
export function Shield({ onPress }: { onPress: () => void }) {
  return (
    <div
      role="presentation"
      className={styles.shield}
      // The focus stays in the menu until the press is over: it would close and let the rest through.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    />
  );
}
