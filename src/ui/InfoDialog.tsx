import { useEffect, useId, useRef, type ReactNode } from 'react';
import { CLOSE_ICON } from './closeIcon';
import { IconButton } from './IconButton';
import styles from './InfoDialog.module.css';
import { keepTabInside } from './keepTabInside';

interface InfoDialogProps {
  readonly title: string;
  /** The name of the button that closes it. */
  readonly close: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Something to read, as large as it needs to be. */
export function InfoDialog({ title, close, onClose, children }: InfoDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onClose={onClose}
      onKeyDown={keepTabInside}
    >
      <div className={styles.top}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <IconButton icon={CLOSE_ICON} label={close} onClick={() => dialog.current?.close()} />
      </div>
      {children}
    </dialog>
  );
}
