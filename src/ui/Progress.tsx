import styles from './Progress.module.css';

/** A thin bar, from 0 to 1. The text beside it says the same, so it is hidden from screen readers. */
export function Progress({ value }: { value: number }) {
  return (
    <svg className={styles.track} aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 1 1">
      <rect className={styles.bar} width={value} height="1" />
    </svg>
  );
}
