import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Button } from './Button';
import { classNames } from './classNames';
import styles from './ConfirmDialog.module.css';
import { CLOSE } from './Icon';
import { IconButton } from './IconButton';
import { Modal } from './Modal';

interface ConfirmDialogProps {
  readonly question: string;
  /** The subject of the question, unless its text names it. */
  readonly subject?: ReactNode;
  /** A long subject is not read out with the question. */
  readonly isSubjectLong?: boolean;
  readonly look?: 'danger' | 'primary';
  /** Consequences that the page does not show, such as the removal of hidden tasks. */
  readonly consequences?: string | undefined;
  readonly labels: { readonly yes: string; readonly no: string; readonly close: string };
  /** Called once the page behind the dialog can take the focus again. */
  readonly onYes: () => void;
  /** Called whenever the dialog has been closed. The parent then stops rendering it. */
  readonly onClose: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { question, subject, isSubjectLong, consequences, look = 'danger', labels } = props;
  const { onYes, onClose } = props;
  const no = useRef<HTMLButtonElement>(null);
  const id = useId();
  // showModal() has focused the first button, but the safe answer is No.
  useEffect(() => no.current?.focus(), []);

  return (
    <Modal
      className={classNames(styles.dialog, styles[look])}
      labelledBy={id}
      describedBy={descriptionOf(id, isSubjectLong ? undefined : subject, consequences)}
      onClose={onClose}
    >
      {(close) => (
        <>
          <div className={styles.middle}>
            <div className={styles.head}>
              <h2 id={id}>{question}</h2>{' '}
              {consequences !== undefined && (
                <p id={`${id}-consequences`} className="quiet">
                  {consequences}
                </p>
              )}
            </div>
            {subject !== undefined && (
              <div className={styles.panel} data-scrolls>
                <div id={`${id}-subject`} className={styles.subject} dir="auto">
                  {subject}
                </div>
              </div>
            )}
            <IconButton
              icon={CLOSE}
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
              look={look}
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

function descriptionOf(id: string, subject: ReactNode, consequences?: string): string | undefined {
  const parts = [
    consequences !== undefined && `${id}-consequences`,
    subject !== undefined && `${id}-subject`,
  ];
  return parts.filter(Boolean).join(' ') || undefined;
}
