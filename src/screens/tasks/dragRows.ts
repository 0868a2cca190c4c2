import { autoScrollWindowForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import type { Side } from '../../domain/move';

export type Drop = (id: string, neighbour: string, side: Side) => void;

interface Target {
  readonly row: HTMLElement;
  readonly side: Side;
}

/** Rows are dragged within their section, so that the first and last place are easy to hit. */
export function dragRows(rows: HTMLElement, onDrop: Drop): () => void {
  let release = () => {};
  let line: HTMLElement | null = null;

  const grip = ({ target }: Event) => {
    release();
    release = () => {};
    if (!(target instanceof Element) || target.closest('textarea')) return;
    const row = target.closest<HTMLElement>('[data-task]');
    if (row) release = makeDraggable(row);
  };
  const showLine = (target: Target | null) => {
    if (line) delete line.dataset['drop'];
    line = target?.row ?? null;
    if (target) target.row.dataset['drop'] = target.side;
  };

  rows.addEventListener('pointerdown', grip);
  return combine(
    () => rows.removeEventListener('pointerdown', grip),
    () => release(),
    autoScrollWindowForElements(),
    dropTargetForElements({
      element: rows.closest('section') ?? rows,
      onDrag: ({ location }) => showLine(targetAt(rows, location.current.input.clientY)),
      onDragLeave: () => showLine(null),
      onDrop({ source, location }) {
        const target = targetAt(rows, location.current.input.clientY);
        showLine(null);
        if (target) onDrop(taskOf(source.element), taskOf(target.row), target.side);
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
  let nearest: Target | null = null;
  for (const row of rows.querySelectorAll<HTMLElement>('[data-task]')) {
    const { top, bottom } = row.getBoundingClientRect();
    // Rows that are kept although they are scrolled away come first and last, out of sight.
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
