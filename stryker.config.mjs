/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'vitest',
  // Stryker would rewrite the real one with TypeScript's JavaScript API, which version 7 lacks.
  tsconfigFile: 'none.json',
  mutate: [
    'src/{domain,storage,storage/mirror,storage/journal,storage/undo,storage/browser}/*.ts',
    '!src/**/*.{test,testing}.ts',
  ],
  // Without those that play thousands of runs: every mutant would pay for them, and few would not
  // have been noticed before.
  testFiles: [
    'src/{domain,storage,storage/mirror,storage/journal,storage/undo,storage/browser}/!(*.model|*.faults|*.fuzz).test.ts',
  ],
  ignorePatterns: ['/dist', '/pictures', '/test-results', '/docs', '/e2e', '/scripts', '/.cache'],
  reporters: ['progress-append-only', 'clear-text', 'html'],
  clearTextReporter: { allowColor: false, reportTests: false },
  // Stryker 9.6 does not switch on what runs while a file is loaded by Vitest 4.1: all of it
  // seems to survive, also where a test fails as soon as one writes the same change by hand.
  ignoreStatic: true,
  thresholds: { high: 95, low: 90, break: 90 },
  concurrency: 1,
  // A busy machine is slow, not wrong.
  timeoutMS: 20_000,
};
