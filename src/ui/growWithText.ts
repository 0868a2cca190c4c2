/**
 * Makes a text area as high as its text in browsers that cannot do it by `field-sizing`: Firefox
 * before 152 and Safari before 26.2.
 */
export function growWithText(area: HTMLTextAreaElement): () => void {
  if (CSS.supports('field-sizing', 'content')) return () => {};
  const grow = () => {
    // Otherwise it could not become lower again.
    area.style.height = 'auto';
    const frame = area.offsetHeight - area.clientHeight;
    area.style.height = `${area.scrollHeight + frame}px`;
  };
  grow();
  area.addEventListener('input', grow);
  // In another width its lines break elsewhere.
  addEventListener('resize', grow);
  return () => {
    area.removeEventListener('input', grow);
    removeEventListener('resize', grow);
  };
}
