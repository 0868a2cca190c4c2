import type { RowBox } from './rowTarget';

const EDGE_PX = 64;
const FASTEST_PX = 24;

type Extent = Pick<RowBox, 'top' | 'bottom'>;

/** Scrolls the page by one frame's worth if this height in the window is near its edge. */
export function scrollAtEdges(y: number, list: Extent): void {
  const distance = scrollStep(y, list, innerHeight);
  // A smooth scroll would be restarted by every frame and never get anywhere.
  if (distance !== 0) scrollBy({ top: distance, behavior: 'instant' });
}

/**
 * Pixels for one frame, as long as there are more rows. The list stops at the inner border of the
 * edge zone, so that a pointer that has scrolled to the end is below the last row.
 */
export function scrollStep(y: number, list: Extent, windowHeight: number): number {
  const speed = scrollSpeed(y, windowHeight);
  if (speed < 0) return -Math.min(-speed, Math.max(0, EDGE_PX - list.top));
  return Math.min(speed, Math.max(0, list.bottom - (windowHeight - EDGE_PX)));
}

/** Faster towards the edge. It starts slowly, so that a row on the way can be aimed at. */
function scrollSpeed(y: number, windowHeight: number): number {
  const depth = y < EDGE_PX ? y - EDGE_PX : Math.max(0, y - (windowHeight - EDGE_PX));
  return Math.round((Math.max(-EDGE_PX, Math.min(EDGE_PX, depth)) / EDGE_PX) * FASTEST_PX);
}
