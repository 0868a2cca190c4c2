import './draggedRow.css';
import type { RowBox, RowPlace, RowTarget } from './rowTarget';

interface Drag {
  readonly id: string;
  /** Where the row is held, below its upper edge. */
  readonly grip: number;
  /** The pointer's height in the window. */
  readonly y: number;
  readonly target: RowTarget | null;
}

/**
 * Shows a row under the pointer, moves the others out of its way, and draws a line at its target. It
 * uses the current elements of the rows, because a long list replaces them.
 */
export function showDragged(rows: HTMLElement, places: readonly RowPlace[], drag: Drag): void {
  const dragged = places.find(({ id }) => id === drag.id);
  const neighbour = places.find(({ id }) => id === drag.target?.neighbour);
  const side = drag.target?.side ?? 'above';
  const gap = side === 'above' ? neighbour?.top : neighbour?.bottom;
  if (dragged) rows.style.setProperty('--room', `${dragged.bottom - dragged.top}px`);
  for (const place of places) {
    const isDragged = place === dragged;
    mark(place.row, 'data-dragged', isDragged ? '' : null);
    mark(place.row, 'data-drop', place === neighbour ? side : null);
    mark(
      place.row,
      'data-room',
      dragged && gap !== undefined ? roomFor(place, dragged, gap) : null,
    );
    place.row.style.translate = isDragged ? `0 ${reach(rows, place, drag) - place.top}px` : '';
  }
}

export function hideDragged(rows: HTMLElement): void {
  rows.removeAttribute('style');
  for (const row of rows.querySelectorAll<HTMLElement>('[data-task]')) {
    for (const attribute of ['data-dragged', 'data-drop', 'data-room'])
      row.removeAttribute(attribute);
    row.style.translate = '';
  }
}

/** Which way a row moves: all rows between the dragged row's old place and the gap make room. */
export function roomFor(row: RowBox, dragged: RowBox, gap: number): 'up' | 'down' | null {
  // Middles are compared, because the edges of rows are rounded.
  const [middle, start] = [middleOf(row), middleOf(dragged)];
  if (start < middle && middle < gap) return 'up';
  return gap < middle && middle < start ? 'down' : null;
}

/** The row follows the pointer, but at most half of it leaves the list. */
function reach(rows: HTMLElement, { top, bottom }: RowBox, { y, grip }: Drag): number {
  const list = rows.getBoundingClientRect();
  const half = (bottom - top) / 2;
  return Math.max(list.top - half, Math.min(y - grip, list.bottom - half));
}

const middleOf = ({ top, bottom }: RowBox) => (top + bottom) / 2;

function mark(row: HTMLElement, attribute: string, value: string | null): void {
  if (row.getAttribute(attribute) === value) return;
  if (value === null) row.removeAttribute(attribute);
  else row.setAttribute(attribute, value);
}
