import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { RowMotion } from '../row/rowMotion';
import { dragRows, type Drop } from './dragRows';

/** Lets the rows inside an element be dragged for as long as the screen is shown. */
export function useDrag(
  rows: RefObject<HTMLElement | null>,
  motion: RowMotion,
  onDrop: Drop,
): void {
  // The latest one: it knows the tasks that are shown now.
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    const element = rows.current;
    return element ? dragRows(element, motion, drop) : undefined;
  }, [rows, motion]);
}
