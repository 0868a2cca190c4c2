import { useId, type ReactNode } from 'react';
import { CLOSE } from './Icon';
import { IconButton } from './IconButton';
import styles from './InfoDialog.module.css';
import { Modal } from './Modal';

interface InfoDialogProps {
  readonly title: string;
  readonly close: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A text to read, as large as it needs to be. */
export function InfoDialog({ title, close: label, onClose, children }: InfoDialogProps) {
  const id = useId();
  return (
    <Modal className={styles.dialog} labelledBy={id} onClose={onClose}>
      {(close) => (
        <>
          <div className={styles.top}>
            <h2 id={id}>{title}</h2>
            <IconButton icon={CLOSE} label={label} onClick={close} />
          </div>
          <div className={styles.body} data-scrolls>
            {children}
          </div>
        </>
      )}
    </Modal>
  );
}
