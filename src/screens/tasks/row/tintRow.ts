const SHOWN_MS = 1200;

/** Shows which row is meant. Where less motion is wanted the tint does not fade: it stays and goes. */
export function tintRow(row: HTMLElement): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  row.animate([{ offset: 0, backgroundColor: 'var(--tint)' }], {
    duration: SHOWN_MS,
    easing: isStill ? 'step-end' : 'ease-in',
    pseudoElement: '::after',
  });
}
