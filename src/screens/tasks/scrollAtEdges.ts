const EDGE = 64;
const FASTEST_PX = 24;

/** Scrolls the page for as long as something is held near the upper or lower edge of the window. */
export function scrollAtEdges(onScroll: (y: number) => void) {
  let held: number | null = null;
  let frame = 0;

  const step = () => {
    frame = 0;
    const speed = held === null ? 0 : speedAt(held);
    if (held === null || speed === 0) return;
    scrollBy({ top: speed, behavior: 'instant' });
    onScroll(held);
    frame = requestAnimationFrame(step);
  };
  return {
    /** At this height in the window. */
    hold(y: number): void {
      held = y;
      if (frame === 0) frame = requestAnimationFrame(step);
    },
    release(): void {
      held = null;
    },
  };
}

/** The nearer to the edge, the faster. */
function speedAt(y: number): number {
  const depth = y < EDGE ? y - EDGE : Math.max(0, y - (innerHeight - EDGE));
  return Math.round((Math.max(-EDGE, Math.min(EDGE, depth)) / EDGE) * FASTEST_PX);
}
