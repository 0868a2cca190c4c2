import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import type { Side } from '../../domain/move';
import { scrollAtEdges } from './scrollAtEdges';

export type Drop = (id: string, neighbour: string, side: Side) => void;

interface Target {
  readonly row: HTMLElement;
  readonly side: Side;
}

/** How far outside of the list a row may be let go and still becomes the first or the last. */
const REACH = 90;

export function dragRows(rows: HTMLElement, onDrop: Drop): () => void {
  let release = () => {};
  /** Where the line is. What is let go lands there, wherever the pointer slipped meanwhile. */
  let target: Target | null = null;

  const grip = (event: Event) => {
    release();
    release = () => {};
    if (!(event.target instanceof Element) || event.target.closest('textarea')) return;
    const row = event.target.closest<HTMLElement>('[data-task]');
    if (row) release = makeDraggable(row);
  };
  const aimAt = (next: Target | null) => {
    if (target) delete target.row.dataset['drop'];
    target = next;
    if (target) target.row.dataset['drop'] = target.side;
  };

  const scrolling = scrollAtEdges();
  rows.addEventListener('pointerdown', grip);
  return combine(
    () => rows.removeEventListener('pointerdown', grip),
    () => release(),
    dropTargetForElements({
      element: document.body,
      onDrag({ location }) {
        const { clientY } = location.current.input;
        aimAt(targetAt(rows, clientY));
        scrolling.hold(clientY);
      },
      onDragLeave() {
        aimAt(null);
        scrolling.hold(null);
      },
      onDrop({ source }) {
        const hit = target;
        aimAt(null);
        scrolling.hold(null);
        if (hit) onDrop(taskOf(source.element), taskOf(hit.row), hit.side);
      },
    }),
  );
}

function makeDraggable(row: HTMLElement): () => void {
  return draggable({
    element: row,
    onDragStart: () => {
      row.dataset['dragged'] = '';
    },
    onDrop: () => {
      delete row.dataset['dragged'];
    },
  });
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
