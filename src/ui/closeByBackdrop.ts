/** Closes a dialog when its backdrop is pressed. A press that begins inside may select text, and end outside. */
export function closeByBackdrop(dialog: HTMLDialogElement): () => void {
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
    if (startsOutside && isOutside(event)) dialog.close();
  };
  dialog.addEventListener('pointerdown', press);
  dialog.addEventListener('click', release);
  return () => {
    dialog.removeEventListener('pointerdown', press);
    dialog.removeEventListener('click', release);
  };
}
