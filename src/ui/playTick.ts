import { timing } from './timing';

/** A box flashes, its check is drawn, and the colour settles. The state has changed before. */
export function playTick(box: HTMLElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { duration: flashing, easing } = timing('--fast');
  const duration = flashing + timing('--settle').duration;
  const offset = flashing / duration;
  box.animate(
    [
      { scale: 0.86, backgroundColor: 'var(--primary)', easing },
      { scale: 1.06, backgroundColor: 'var(--primary)', offset, easing },
      { scale: 1 },
    ],
    { duration, pseudoElement: '::before' },
  );
  const check = { pseudoElement: '::after' };
  const white = 'var(--on-primary)';
  const flash = [{ borderColor: white }, { borderColor: white, offset, easing }, {}];
  box.animate(flash, { ...check, duration });
  // The short leg first, then the long one.
  const drawing = { clipPath: ['inset(100% 0 0 0)', 'inset(0)'] };
  box.animate(drawing, { ...check, ...timing('--draw') });
}
