import type { RowAim } from './rowAim';

const LONG_PRESS_MS = 400;
/** A finger that is held is never quite still. */
const STILL_PX = 10;

/** A row follows a finger that has rested on it. Any earlier movement scrolls, as everywhere. */
export function dragByTouch(rows: HTMLElement, aim: RowAim): () => void {
  let start: { readonly x: number; readonly y: number } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lifted: HTMLElement | null = null;

  const lift = (row: HTMLElement) => {
    lifted = row;
    row.dataset['dragged'] = '';
    // Missing in Safari.
    if ('vibrate' in navigator) navigator.vibrate(10);
  };
  const putDown = () => {
    clearTimeout(timer);
    start = null;
    if (lifted) delete lifted.dataset['dragged'];
    lifted = null;
  };
  const cancel = () => {
    putDown();
    aim.cancel();
  };

  const press = ({ touches, target }: TouchEvent) => {
    cancel();
    const [finger] = touches;
    if (!finger || touches.length > 1) return;
    if (!(target instanceof Element) || target.closest('textarea')) return;
    const row = target.closest<HTMLElement>('[data-task]');
    if (!row) return;
    start = { x: finger.clientX, y: finger.clientY };
    timer = setTimeout(() => lift(row), LONG_PRESS_MS);
  };
  const move = (event: TouchEvent) => {
    const [finger] = event.touches;
    if (!finger || !start) return;
    if (lifted) {
      event.preventDefault();
      aim.at(finger.clientY);
    } else if (Math.hypot(finger.clientX - start.x, finger.clientY - start.y) > STILL_PX) {
      cancel();
    }
  };
  const end = (event: TouchEvent) => {
    const row = lifted;
    putDown();
    if (!row) return;
    // Otherwise the link or the button under the finger would be pressed.
    event.preventDefault();
    aim.drop(row);
  };
  const keepMenuAway = (event: Event) => {
    if (start) event.preventDefault();
  };

  const stop = new AbortController();
  const { signal } = stop;
  rows.addEventListener('touchstart', press, { signal, passive: true });
  // Not passive: a lifted row must not scroll the page as well.
  rows.addEventListener('touchmove', move, { signal, passive: false });
  rows.addEventListener('touchend', end, { signal });
  rows.addEventListener('touchcancel', cancel, { signal });
  rows.addEventListener('contextmenu', keepMenuAway, { signal });
  return () => {
    cancel();
    stop.abort();
  };
}
