/** `npm test` checks every promise once; `npm run test:all` and `npm run e2e` run everything. */
export const IS_QUICK = process.env['E2E_QUICK'] === 'yes';

/**
 * Ends the title of a test that `npm test` leaves out, since a shorter one checks the same promise.
 * A comment above it says which.
 */
export const REPEATED = /@repeated$/;

/**
 * `npm test` asks the app for less motion, as some visitors do: to animate takes a tenth of the
 * time. Tests of motion, dragging, the first paint and a whole visit do without this, and
 * `npm run test:all` has all motion everywhere.
 */
export const STILLNESS = IS_QUICK ? ({ reducedMotion: 'reduce' } as const) : {};
