import type { Side } from '../../../domain/move';

/** Where a dragged row would land. */
export interface RowTarget {
  readonly neighbour: string;
  readonly side: Side;
}

export interface RowBox {
  readonly id: string;
  readonly top: number;
  readonly bottom: number;
}

/**
 * By height alone: a pointer beside the list, or over a row that is just being replaced, still aims.
 * Beyond the first or the last row the place is the first or the last.
 */
export function targetAt(rows: HTMLElement, y: number): RowTarget | null {
  const boxes = [...rows.querySelectorAll<HTMLElement>('[data-task]')].map(boxOf);
  const list = rows.getBoundingClientRect();
  // Of a list that the wheel has scrolled out of the window, the nearest row still counts.
  return nearestRow(boxes, y, {
    top: Math.min(0, list.bottom - 1),
    bottom: Math.max(innerHeight, list.top + 1),
  });
}

/** The last of the visible rows that begins above this height, or else the first of them. */
export function nearestRow(
  rows: readonly RowBox[],
  y: number,
  view: Pick<RowBox, 'top' | 'bottom'>,
): RowTarget | null {
  // A long list keeps the pressed row in the page, however far away it is scrolled.
  const visible = rows.filter(({ top, bottom }) => bottom >= view.top && top <= view.bottom);
  const nearest = visible.findLast(({ top }) => top <= y) ?? visible[0];
  if (!nearest) return null;
  const isUpperHalf = y < (nearest.top + nearest.bottom) / 2;
  return { neighbour: nearest.id, side: isUpperHalf ? 'above' : 'below' };
}

/** Marks the dragged row, and draws the line at its target, on the elements these ids have now. */
export function showDragged(rows: HTMLElement, id: string, target: RowTarget | null): void {
  mark(rows, 'data-dragged', id, '');
  mark(rows, 'data-drop', target?.neighbour ?? null, target?.side ?? '');
}

export function hideDragged(rows: HTMLElement): void {
  mark(rows, 'data-dragged', null, '');
  mark(rows, 'data-drop', null, '');
}

function mark(rows: HTMLElement, attribute: string, id: string | null, value: string): void {
  for (const row of rows.querySelectorAll<HTMLElement>(`[${attribute}]`)) {
    if (row.dataset['task'] !== id) row.removeAttribute(attribute);
  }
  if (id === null) return;
  rows.querySelector(`[data-task="${CSS.escape(id)}"]`)?.setAttribute(attribute, value);
}

function boxOf(row: HTMLElement): RowBox {
  const { top, bottom } = row.getBoundingClientRect();
  return { id: row.dataset['task'] ?? '', top, bottom };
}
