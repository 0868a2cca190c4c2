import * as fc from 'fast-check';

/**
 * The same runs every time, so that a red check is about the change at hand.
 * `test:all` also looks for new ones, with SEED=random; whatever fails then becomes a test of its own.
 */
const seed = process.env['SEED'] ?? '20221115';

if (seed !== 'random') fc.configureGlobal({ seed: Number(seed) });
