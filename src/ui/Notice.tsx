import type { ComponentProps, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './Notice.module.css';

/**
 * Stands in the page from the start: a region that comes with its text may stay unread. Only what
 * is new in it is read out, not once more what stands there already.
 */
export function NoticeRegion({ children }: { children: ReactNode }) {
  return (
    <div id={REGION} role="status" aria-atomic="false" className={styles.region}>
      {children}
    </div>
  );
}

export const REGION = 'notices';

/** Shows a notice of any part of the page among the others, in the one region. */
export function InNoticeRegion({ children }: { children: ReactNode }) {
  const region = document.getElementById(REGION);
  return region && createPortal(children, region);
}

interface NoticeProps extends ComponentProps<'div'> {
  readonly text: string;
}

export function Notice({ text, children, ...props }: NoticeProps) {
  return (
    <div {...props} className={styles.notice}>
      <p className={styles.text}>{text}</p>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}

export function NoticeButton(props: Omit<ComponentProps<'button'>, 'type' | 'className'>) {
  return <button {...props} type="button" className={styles.button} />;
}
