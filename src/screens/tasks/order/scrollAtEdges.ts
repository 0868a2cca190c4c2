const EDGE_PX = 64;
const FASTEST_PX = 24;

/** Scrolls the page by one frame's worth if this height in the window is near its edge. */
export function scrollAtEdges(y: number): void {
  const distance = scrollSpeed(y, innerHeight);
  // A smooth scroll would be restarted by every frame and never get anywhere.
  if (distance !== 0) scrollBy({ top: distance, behavior: 'instant' });
}

/**
 * Pixels for one frame: the nearer to the edge, the faster. It begins slowly, because a short list
 * would otherwise slide away before the row could be dropped beside its first or last one.
 */
export function scrollSpeed(y: number, windowHeight: number): number {
  const depth = y < EDGE_PX ? y - EDGE_PX : Math.max(0, y - (windowHeight - EDGE_PX));
  return Math.round((Math.max(-EDGE_PX, Math.min(EDGE_PX, depth)) / EDGE_PX) * FASTEST_PX);
}
