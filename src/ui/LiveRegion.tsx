import styles from './LiveRegion.module.css';

/** Announced by screen readers, invisible otherwise. A new id announces the same text again. */
export function LiveRegion({ id, text }: { id: number; text: string | null }) {
  return (
    <div aria-live="polite" className={styles.region}>
      {text !== null && <p key={id}>{text}</p>}
    </div>
  );
}
