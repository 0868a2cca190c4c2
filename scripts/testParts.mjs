/** @typedef {import('./tools.mjs').Tool} Tool */

/**
 * One package script of `npm test`. A test runner leaves its results as JSON in the file that
 * `results` names, which it finds in RESULTS_FILE.
 * @typedef {{
 *   does: string,
 *   script: string,
 *   args?: string[],
 *   environment?: Record<string, string>,
 *   results?: string,
 *   needs?: Tool,
 *   insteadOf?: Tool,
 * }} Part
 */

// Three failures say what is wrong; the hundred that often follow only take time.
const VITEST = ['--bail=3', '--reporter=default', '--reporter=json'];
const PLAYWRIGHT = ['--max-failures=3', '--reporter=list,json'];

/**
 * What `npm test` does, and with `everything` what `npm run test:all` does: the quick parts first,
 * and each only when the one before went well.
 * @param {{ everything: boolean }} tier
 * @returns {Part[]}
 */
export const testParts = ({ everything }) => [
  { does: 'format, lint, types', script: 'check' },
  {
    does: 'unit tests',
    script: 'unit',
    args: VITEST,
    results: 'unit.json',
    ...(everything && { environment: { MODEL_RUNS: '2000' } }),
  },
  { does: 'build', script: 'build' },
  { does: 'size of the first load', script: 'size' },
  { does: 'browsers and nginx', script: 'browsers' },
  {
    does: 'components in Chromium',
    script: 'components',
    args: VITEST,
    results: 'components.json',
    needs: 'chromium',
  },
  {
    does: 'development build in Chromium',
    script: 'e2e:dev',
    args: PLAYWRIGHT,
    results: 'development.json',
    needs: 'chromium',
  },
  {
    does: 'end to end in Chromium',
    script: 'e2e',
    args: ['--project=chromium', ...PLAYWRIGHT],
    ...(!everything && { environment: { E2E_CORE: 'yes' } }),
    results: 'chromium.json',
    needs: 'chromium',
  },
  {
    does: everything ? 'end to end in Firefox' : 'end to end in Firefox, the core',
    script: 'e2e',
    args: ['--project=firefox', ...PLAYWRIGHT],
    ...(!everything && { environment: { E2E_CORE: 'yes' } }),
    results: 'firefox.json',
    needs: 'firefox',
  },
  {
    does: 'the core in WebKitGTK',
    script: 'e2e:webkit',
    results: 'webkit.json',
    needs: 'webkit',
  },
  {
    does: "one visit in Playwright's WebKit",
    script: 'e2e',
    args: ['--project=webkit', ...PLAYWRIGHT],
    results: 'visit.json',
    needs: 'playwrightWebKit',
    insteadOf: 'webkit',
  },
];
