import { useEffect, useEffectEvent, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { classNames } from './classNames';
import { fadeAway } from './fadeAway';
import { focusMain, isFocusLost } from './focus';
import { endGesture } from './gesture';
import styles from './Modal.module.css';

interface ModalProps {
  readonly className: string | undefined;
  readonly labelledBy: string;
  readonly describedBy?: string | undefined;
  /** Called whenever the dialog has been closed. The parent then stops rendering it. */
  readonly onClose: () => void;
  /** Receives the function that closes the dialog. Afterwards the page behind can take the focus. */
  readonly children: (close: (event: SyntheticEvent<HTMLElement>) => void) => ReactNode;
}

/** A dialog over the page, open for as long as it is rendered. */
export function Modal({ className, labelledBy, describedBy, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const onLeft = useEffectEvent(onClose);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    element.showModal();
    endGesture();
    const endListening = closeByBackdrop(element);
    const endWatching = letKeysScroll(element);
    return () => {
      endListening();
      endWatching();
      const isUnanswered = element.open;
      element.close();
      // The subject of its question is gone, and its opener may be gone with it.
      if (isUnanswered && isFocusLost()) focusMain();
      endGesture();
      // The screen was left. The close event fires so late that the visitor may be back by then and
      // find the dialog open. In development React mounts twice, and it is open again at once.
      queueMicrotask(() => {
        if (element.isConnected && !element.open) onLeft();
      });
    };
  }, []);

  const close = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    const element = currentTarget.closest('dialog');
    if (element) fadeAndClose(element);
    // The browser's close event fires a frame later and would close a question asked meanwhile.
    onClose();
  };
  const closed = ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
    // In development React mounts twice. The close event of the first mount must not close the second.
    if (!currentTarget.open) onClose();
  };
  return (
    <dialog
      ref={dialog}
      className={classNames(styles.modal, className)}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      // Escape.
      onCancel={close}
      onClose={closed}
    >
      {children(close)}
    </dialog>
  );
}

/** An open dialog has to be answered before keys do anything on the page behind it. */
export function isDialogOpen(): boolean {
  return document.querySelector('dialog[open]') !== null;
}

function fadeAndClose(dialog: HTMLDialogElement): void {
  fadeAway(dialog);
  dialog.close();
}

/**
 * In WebKit keys scroll only focusable elements, but Tab should skip a text that fits. Turning a
 * phone changes what fits.
 */
function letKeysScroll(dialog: HTMLElement): () => void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (target.scrollHeight > target.clientHeight) target.setAttribute('tabindex', '0');
      else target.removeAttribute('tabindex');
    }
  });
  for (const text of dialog.querySelectorAll('[data-scrolls]')) observer.observe(text);
  return () => observer.disconnect();
}

/** Closes a dialog by a press on its backdrop, unless the press began inside to select text. */
function closeByBackdrop(dialog: HTMLDialogElement): () => void {
  let startsOutside = false;
  const isOutside = ({ target, clientX, clientY }: MouseEvent) => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
    // The backdrop counts as part of the dialog.
    return target === dialog && !isInside;
  };
  const press = (event: MouseEvent) => {
    startsOutside = isOutside(event);
  };
  const release = (event: MouseEvent) => {
    if (startsOutside && isOutside(event)) fadeAndClose(dialog);
  };
  dialog.addEventListener('pointerdown', press);
  dialog.addEventListener('click', release);
  return () => {
    dialog.removeEventListener('pointerdown', press);
    dialog.removeEventListener('click', release);
  };
}
