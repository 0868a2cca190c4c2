/** `npm test` shows each scene once, `npm run test:all` and `npm run e2e` in every language and theme. */
export const IS_QUICK = process.env['E2E_QUICK'] === 'yes';

/**
 * `npm test` runs with reduced motion, because animations take a tenth of the time. Tests of motion,
 * dragging, the first paint and a whole visit override this; `npm run test:all` has motion everywhere.
 */
export const STILLNESS = IS_QUICK ? ({ reducedMotion: 'reduce' } as const) : {};
