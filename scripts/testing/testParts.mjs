/** @typedef {import('./tools.mjs').Tool} Tool */

/**
 * One package script of `npm test`. A test runner writes its results as JSON to the file that
 * `results` names, which it gets in RESULTS_FILE. If the tool it needs is missing, `otherwise` runs
 * instead.
 * @typedef {{
 *   does: string,
 *   script: string,
 *   args?: string[],
 *   environment?: Record<string, string>,
 *   results?: string,
 *   needs?: Tool,
 *   otherwise?: Part,
 * }} Part
 */

// Three failures show what is wrong; the hundred that often follow only take time.
const VITEST = ['--bail=3', '--reporter=default', '--reporter=json'];
const PLAYWRIGHT = ['--max-failures=3', '--reporter=list,json'];
/** Leaves out what a shorter test checks: e2e/tier.ts. */
const QUICK = { environment: { E2E_QUICK: 'yes' } };

/** @type {Part} On top of the runs that are the same every time. A failure prints its seed. */
const newRuns = {
  does: 'new runs of the models',
  script: 'unit',
  args: ['.model.test', ...VITEST],
  environment: { SEED: 'random', MODEL_RUNS: '500' },
  results: 'models.json',
};

/**
 * The parts of `npm test`: everything once, in Chromium. Quick parts come first, and each runs only if
 * the previous one passed.
 * @returns {Part[]}
 */
const inChromium = ({ everything = false }) => [
  { does: 'format, lint, types', script: 'check' },
  {
    does: 'unit tests',
    script: 'unit',
    args: VITEST,
    results: 'unit.json',
    environment: { MODEL_RUNS: everything ? '2000' : '100' },
  },
  ...(everything ? [newRuns] : []),
  { does: 'build', script: 'build' },
  { does: 'size of the first load', script: 'size' },
  { does: 'browsers and nginx', script: 'browsers' },
  {
    does: 'components in Chromium',
    script: 'components',
    args: VITEST,
    ...(!everything && QUICK),
    results: 'components.json',
    needs: 'chromium',
  },
  {
    does: 'development build in Chromium',
    script: 'e2e:dev',
    args: PLAYWRIGHT,
    ...(!everything && QUICK),
    results: 'development.json',
    needs: 'chromium',
  },
  {
    does: 'end to end in Chromium',
    script: 'e2e',
    args: ['--project=chromium', ...PLAYWRIGHT],
    ...(!everything && QUICK),
    results: 'chromium.json',
    needs: 'chromium',
  },
];

/** @type {Part[]} The parts that `npm run test:all` adds. */
const inOtherEngines = [
  {
    does: 'end to end in Firefox',
    script: 'e2e',
    args: ['--project=firefox', ...PLAYWRIGHT],
    results: 'firefox.json',
    needs: 'firefox',
  },
  {
    does: 'what engines do differently in WebKitGTK',
    script: 'e2e:webkit',
    results: 'webkit.json',
    needs: 'webkit',
    otherwise: {
      does: "one visit in Playwright's WebKit",
      script: 'e2e',
      args: ['--project=webkit', ...PLAYWRIGHT],
      results: 'visit.json',
      needs: 'playwrightWebKit',
    },
  },
];

/** @param {{ everything: boolean }} tier */
export const testParts = ({ everything }) =>
  everything ? [...inChromium({ everything }), ...inOtherEngines] : inChromium({});
