import styles from './Progress.module.css';

/** A thin bar, from 0 to 1. The same is said in words beside it, so it has no name of its own. */
export function Progress({ value }: { value: number }) {
  return (
    <svg className={styles.track} aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 1 1">
      <rect className={styles.bar} width={value} height="1" />
    </svg>
  );
}
