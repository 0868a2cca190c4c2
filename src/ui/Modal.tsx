import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { classNames } from './classNames';
import { closeByBackdrop } from './closeByBackdrop';
import { keepTabInside } from './keepTabInside';
import styles from './Modal.module.css';

interface ModalProps {
  readonly className: string | undefined;
  readonly labelledBy: string;
  readonly describedBy?: string | undefined;
  /** Called after every way out; the parent then stops rendering the dialog. */
  readonly onClose: () => void;
  /** Given what its buttons close it with: right after, the page behind can take the focus. */
  readonly children: (close: (event: MouseEvent<HTMLButtonElement>) => void) => ReactNode;
}

/** A dialog over the page, open for as long as it is rendered. */
export function Modal({ className, labelledBy, describedBy, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    const endListening = element && closeByBackdrop(element);
    return () => {
      endListening?.();
      element?.close();
    };
  }, []);

  const close = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    currentTarget.closest('dialog')?.close();
    // The browser's own event comes a frame later: it would take away what has been asked meanwhile.
    onClose();
  };
  return (
    <dialog
      ref={dialog}
      className={classNames(styles.modal, className)}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onClose={onClose}
      onKeyDown={keepTabInside}
    >
      {children(close)}
    </dialog>
  );
}
