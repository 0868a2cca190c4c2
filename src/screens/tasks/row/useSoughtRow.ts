import { useEffect, useRef } from 'react';
import { useTaskState } from '../../../store/StoreContext';
import { isInSight } from './isInSight';
import { focusControl, rowWith } from './rowFocus';

/** A long list puts its rows up, and measures them, in the frames after it was asked for one. */
const FRAMES = 30;

/** Brings the row that is wanted into view, as soon as it is in the page. */
export function useSoughtRow(): void {
  const sought = useTaskState((state) => state.sought);
  const found = useRef<object | null>(null);
  useEffect(() => {
    // Coming back from another screen runs this again, and the place is the visitor's own by then.
    if (!sought || found.current === sought) return;
    found.current = sought;
    bringIntoView(sought.id, FRAMES);
  }, [sought]);
}

function bringIntoView(id: string, frames: number): void {
  rowWith(id)?.scrollIntoView({ block: 'center' });
  if (isInSight(id)) {
    // The button that asked for the row went away with its notice.
    if (document.activeElement === document.body) focusControl({ id, name: 'text' });
  } else if (frames > 0) {
    requestAnimationFrame(() => bringIntoView(id, frames - 1));
  }
}
