/**
 * Moves an element from the bottom of the window to its top for as long as it would cover the row
 * or control that was last pressed or focused. Returns how to stop.
 */
export function keepClear(element: HTMLElement): () => void {
  let used: Element | null = null;
  const place = () => {
    delete element.dataset['side'];
    if (used?.isConnected && overlap(element, used)) element.dataset['side'] = 'top';
  };
  const use = ({ target }: Event) => {
    if (!(target instanceof Element) || element.contains(target)) return;
    used = target.closest('li') ?? target.closest('button, a, input, textarea');
    // In the next frame, because measuring while rows change would cost an extra layout.
    requestAnimationFrame(place);
  };
  const resizing = new ResizeObserver(place);
  resizing.observe(element);
  addEventListener('focusin', use);
  addEventListener('pointerdown', use);
  return () => {
    resizing.disconnect();
    removeEventListener('focusin', use);
    removeEventListener('pointerdown', use);
  };
}

function overlap(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.height > 0 && a.top < b.bottom && b.top < a.bottom;
}
