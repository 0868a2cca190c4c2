import type { ComponentProps, ReactNode } from 'react';
import type { NoticeLook } from './arrangeNotices';
import { classNames } from './classNames';
import { focusMain, onFocusLost } from './focus';
import { Button } from './Button';
import { usePostedNotice } from './NoticeBoard';
import styles from './Notice.module.css';

/** A landmark while there are notices. A live region speaks their texts, without the buttons. */
export function NoticeRegion({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section id={REGION} aria-label={name} className={styles.region}>
      {children}
    </section>
  );
}

export const REGION = 'notices';

interface NoticeProps extends ComponentProps<'div'> {
  readonly text: string;
  /** A bar for a passing notification; a card with a coloured line for a notice that lasts. */
  readonly look?: NoticeLook;
}

export function Notice({ text, look = 'bar', children, ...props }: NoticeProps) {
  const place = usePostedNotice(look, text);
  return (
    <div
      {...props}
      {...place}
      data-notice={look}
      className={classNames(styles.notice, look !== 'bar' && styles.card, styles[look])}
    >
      <p className={styles.text}>{text}</p>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}

export function NoticeButton(props: Omit<ComponentProps<'button'>, 'type' | 'className'>) {
  return <button {...props} type="button" className={styles.button} />;
}

/** Shows the notices for which there is no room. */
export function MoreNotices(props: Pick<ComponentProps<'button'>, 'onClick' | 'children'>) {
  return <Button {...props} ref={toMain} look="outline" className={styles.more} />;
}

/** The button disappears when there is room for all of them. */
const toMain = onFocusLost(focusMain);

interface DismissButtonProps {
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** Closes its notice. The button disappears with it, so the focus moves to the main content. */
export function DismissButton({ onClick, children }: DismissButtonProps) {
  const end = () => {
    onClick();
    focusMain();
  };
  return <NoticeButton onClick={end}>{children}</NoticeButton>;
}
