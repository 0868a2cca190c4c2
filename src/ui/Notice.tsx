import type { ReactNode } from 'react';
import styles from './Notice.module.css';

/** Stands in the page from the start: a region that comes with its text may stay unread. */
export function NoticeRegion({ children }: { children: ReactNode }) {
  return (
    <div role="status" className={styles.region}>
      {children}
    </div>
  );
}

export function Notice({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={styles.notice}>
      <p className={styles.text}>{text}</p>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}

export function NoticeButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button type="button" className={styles.button} onClick={onClick}>
      {children}
    </button>
  );
}
