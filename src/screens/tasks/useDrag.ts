import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { Drop } from './rowAim';

/** Dragging is fetched when a pointer first comes to the rows. */
export function useDrag(rows: RefObject<HTMLElement | null>, onDrop: Drop): void {
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    const element = rows.current;
    if (!element) return;
    let release: (() => void) | null = null;
    let isGone = false;
    let isAsked = false;
    const fetchDragging = async () => {
      if (isAsked) return;
      isAsked = true;
      try {
        const { dragRows } = await import(/* webpackChunkName: "drag" */ './dragRows');
        if (!isGone) release = dragRows(element, drop);
      } catch {
        // The next pointer asks again, and the row has buttons that do the same.
        isAsked = false;
      }
    };
    const prepare = () => void fetchDragging();
    element.addEventListener('pointerover', prepare);
    return () => {
      isGone = true;
      element.removeEventListener('pointerover', prepare);
      release?.();
    };
  }, [rows]);
}
