import { useEffect, useLayoutEffect, useRef } from 'react';
import { takeEarlyClicks } from '../firstPaint/earlyClicks';

/** Repeats the ticks and presses made while the app was loading. */
export function EarlyClicks() {
  const early = useRef<readonly HTMLElement[]>([]);
  // A layout effect runs in the commit from which React hears clicks. Later, a click could count twice.
  useLayoutEffect(() => {
    early.current = takeEarlyClicks();
    // The rows are React's now.
    globalThis.painted = undefined;
  }, []);
  useEffect(() => {
    void press(early.current);
    early.current = [];
  }, []);
  return null;
}

async function press(controls: readonly HTMLElement[]): Promise<void> {
  for (const control of controls) {
    // The box is already ticked, so React would ignore a click.
    if (control instanceof HTMLInputElement) control.checked = !control.checked;
    control.click();
    // By then React has rendered the result, which the next press may depend on.
    await Promise.resolve();
  }
}
