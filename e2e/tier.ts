/** `npm test` looks at each scene once, `npm run test:all` and `npm run e2e` in every language and theme. */
export const IS_QUICK = process.env['E2E_QUICK'] === 'yes';

/**
 * `npm test` asks the app for less motion, as some visitors do: to animate takes a tenth of the
 * time. Tests of motion, dragging, the first paint and a whole visit do without this, and
 * `npm run test:all` has all motion everywhere.
 */
export const STILLNESS = IS_QUICK ? ({ reducedMotion: 'reduce' } as const) : {};
