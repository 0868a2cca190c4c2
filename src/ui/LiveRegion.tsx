import styles from './LiveRegion.module.css';

/** Read out when it changes, and not seen. A new id makes the same text heard again. */
export function LiveRegion({ id, text }: { id: number; text: string | null }) {
  return (
    <div aria-live="polite" className={styles.region}>
      {text !== null && <p key={id}>{text}</p>}
    </div>
  );
}
