import type { ReactNode } from 'react';
import styles from './Card.module.css';
import { classNames } from './classNames';

export function Card({ children, actions }: { children?: ReactNode; actions?: ReactNode }) {
  return (
    <div className={classNames('sheet', styles.card)}>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
