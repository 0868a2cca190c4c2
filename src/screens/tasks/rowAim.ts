import type { Side } from '../../domain/move';
import { scrollAtEdges } from './scrollAtEdges';

export type Drop = (id: string, neighbour: string, side: Side) => void;

interface Target {
  readonly row: HTMLElement;
  readonly side: Side;
}

/** Where a dragged row would land: a line shows it, and that is where it lands. */
export interface RowAim {
  /** At this height in the window. */
  at(y: number): void;
  drop(row: HTMLElement): void;
  cancel(): void;
}

/** How far outside of the list a row may be let go and still becomes the first or the last. */
const REACH = 90;

export function rowAim(rows: HTMLElement, onDrop: Drop): RowAim {
  let target: Target | null = null;
  const draw = (next: Target | null) => {
    if (target) delete target.row.dataset['drop'];
    target = next;
    if (target) target.row.dataset['drop'] = target.side;
  };
  const scrolling = scrollAtEdges((y) => draw(targetAt(rows, y)));
  const cancel = () => {
    draw(null);
    scrolling.release();
  };
  return {
    at(y) {
      draw(targetAt(rows, y));
      scrolling.hold(y);
    },
    drop(row) {
      const hit = target;
      cancel();
      if (hit) onDrop(taskOf(row), taskOf(hit.row), hit.side);
    },
    cancel,
  };
}

/** By height alone: while a long list scrolls, its rows cannot be hit by a pointer. */
function targetAt(rows: HTMLElement, y: number): Target | null {
  const area = rows.getBoundingClientRect();
  if (y < area.top - REACH || y > area.bottom + REACH) return null;
  let nearest: Target | null = null;
  for (const row of rows.querySelectorAll<HTMLElement>('[data-task]')) {
    const { top, bottom } = row.getBoundingClientRect();
    // A long list also holds rows that are far away.
    if (bottom < 0 || top > innerHeight) continue;
    if (nearest === null || y >= top) nearest = { row, side: sideOf(y, top, bottom) };
  }
  return nearest;
}

function sideOf(y: number, top: number, bottom: number): Side {
  return y < (top + bottom) / 2 ? 'above' : 'below';
}

function taskOf(row: HTMLElement): string {
  return row.dataset['task'] ?? '';
}
