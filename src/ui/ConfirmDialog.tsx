import { useEffect, useId, useRef } from 'react';
import { Button } from './Button';
import styles from './ConfirmDialog.module.css';
import { CLOSE_ICON } from './closeIcon';
import { IconButton } from './IconButton';
import { Modal } from './Modal';

interface ConfirmDialogProps {
  readonly question: string;
  /** The one thing the question is about, if there is one. */
  readonly subject: string | undefined;
  readonly labels: { readonly yes: string; readonly no: string; readonly close: string };
  /** Called once the page behind the dialog can take the focus again. */
  readonly onYes: () => void;
  /** Called however the dialog was closed; the parent then stops rendering it. */
  readonly onClose: () => void;
}

export function ConfirmDialog({ question, subject, labels, onYes, onClose }: ConfirmDialogProps) {
  const no = useRef<HTMLButtonElement>(null);
  const id = useId();
  // showModal() has focused the first button; the safe answer is No.
  useEffect(() => no.current?.focus(), []);

  return (
    <Modal
      className={styles.dialog}
      labelledBy={id}
      describedBy={subject === undefined ? undefined : `${id}-subject`}
      onClose={onClose}
    >
      {(close) => (
        <>
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
              onClick={(event) => {
                close(event);
                onYes();
              }}
            >
              {labels.yes}
            </Button>
          </div>
        </>
      )}
    </Modal>
  );
}
