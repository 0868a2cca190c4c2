import type { ReactNode } from 'react';
import styles from './Card.module.css';

export function Card({ children, actions }: { children?: ReactNode; actions?: ReactNode }) {
  return (
    <div className={styles.card}>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
