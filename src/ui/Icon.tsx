import styles from './Icon.module.css';

/** An outlined icon of 20 px, hidden from screen readers: the control around it is named. */
export function Icon({ path }: { path: string }) {
  return (
    <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}
