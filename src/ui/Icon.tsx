import styles from './Icon.module.css';

/** An outline on a square of 20 px. It has no name of its own: the control around it has one. */
export function Icon({ path }: { path: string }) {
  return (
    <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}
