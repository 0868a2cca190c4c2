const SHOWN_MS = 1200;

/** Highlights a row for a moment. With reduced motion the tint ends without fading. */
export function tintRow(row: HTMLElement): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  row.animate([{ offset: 0, backgroundColor: 'var(--tint)' }], {
    duration: SHOWN_MS,
    easing: isStill ? 'step-end' : 'ease-in',
    pseudoElement: '::after',
  });
}
