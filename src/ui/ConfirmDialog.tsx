import { useEffect, useId, useRef } from 'react';
import { Button } from './Button';
import styles from './ConfirmDialog.module.css';
import { CLOSE_ICON } from './closeIcon';
import { IconButton } from './IconButton';
import { keepTabInside } from './keepTabInside';

interface ConfirmDialogProps {
  readonly question: string;
  /** What the question is about, when it is one thing. */
  readonly subject: string | undefined;
  readonly labels: { readonly yes: string; readonly no: string; readonly close: string };
  /** Called when the page behind can take the focus again. */
  readonly onYes: () => void;
  /** Called after every way out; the parent then stops rendering the dialog. */
  readonly onClose: () => void;
}

export function ConfirmDialog({ question, subject, labels, onYes, onClose }: ConfirmDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const no = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    no.current?.focus();
    return () => element?.close();
  }, []);

  const close = () => {
    dialog.current?.close();
    // The browser's own event comes a frame later: it would take away what has been asked meanwhile.
    onClose();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      aria-describedby={subject === undefined ? undefined : `${id}-subject`}
      onClose={onClose}
      onKeyDown={keepTabInside}
    >
      <div className={styles.scroller}>
        <div className={styles.words}>
          <h2 id={id} className={styles.question}>
            {question}
          </h2>
          {subject !== undefined && (
            <p id={`${id}-subject`} className={styles.subject} dir="auto">
              {subject}
            </p>
          )}
        </div>
        <IconButton
          icon={CLOSE_ICON}
          label={labels.close}
          onClick={close}
          className={styles.close}
        />
      </div>
      <div className={styles.buttons}>
        <Button ref={no} look="outline" onClick={close}>
          {labels.no}
        </Button>
        <Button
          look="danger"
          onClick={() => {
            close();
            onYes();
          }}
        >
          {labels.yes}
        </Button>
      </div>
    </dialog>
  );
}
