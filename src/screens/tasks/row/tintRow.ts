import { timing } from '../../../ui/timing';

/** Highlights a row for a moment. With reduced motion the tint ends without fading. */
export function tintRow(row: HTMLElement): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  row.animate([{ offset: 0, backgroundColor: 'var(--tint)' }], {
    ...timing('--shown'),
    ...(isStill && { easing: 'step-end' }),
    pseudoElement: '::after',
  });
}
