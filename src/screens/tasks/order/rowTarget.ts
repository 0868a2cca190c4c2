import type { Side } from '../../../domain/intent';

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

/** A row and its place in the window, ignoring animations. */
export interface RowPlace extends RowBox {
  readonly row: HTMLElement;
}

export function placesOf(rows: HTMLElement): RowPlace[] {
  const elements = [...rows.querySelectorAll<HTMLElement>('[data-task]')];
  const origin = elements[0]?.offsetParent?.getBoundingClientRect().top ?? 0;
  return elements.map((row) => {
    const top = origin + row.offsetTop;
    return { row, id: row.dataset['task'] ?? '', top, bottom: top + row.offsetHeight };
  });
}

/**
 * Only the height counts, so that a pointer beside the list, or over a row that is being replaced, has
 * a target, too. Above the first row it is the first place, below the last row the last.
 */
export function targetAt(places: readonly RowBox[], list: DOMRect, y: number): RowTarget | null {
  // If the wheel has scrolled the list out of the window, its nearest row still counts.
  return nearestRow(places, y, {
    top: Math.min(0, list.bottom - 1),
    bottom: Math.max(innerHeight, list.top + 1),
  });
}

/** The last visible row that begins above this height, or else the first visible one. */
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
