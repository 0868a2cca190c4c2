/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'vitest',
  // Stryker rewrites the real one with TypeScript's JavaScript API, which version 7 lacks.
  tsconfigFile: 'none.json',
  mutate: [
    'src/{domain,storage,storage/text,storage/journal,storage/backupFile,storage/browser}/*.ts',
    '!src/**/*.{test,testing}.ts',
  ],
  // Without the models, which play thousands of runs: every mutant would pay for them, and the other
  // tests kill nearly all that the models kill.
  testFiles: [
    'src/{domain,storage,storage/text,storage/journal,storage/backupFile,storage/browser}/!(*.model|*.faults|*.fuzz).test.ts',
  ],
  ignorePatterns: ['/dist', '/pictures', '/test-results', '/docs', '/e2e', '/.cache'],
  reporters: ['progress-append-only', 'clear-text', 'html'],
  clearTextReporter: { allowColor: false, reportTests: false },
  // With Vitest 4.1, Stryker 9.6 does not activate mutants of code that runs on import: all of them
  // seem to survive, even where the same edit by hand fails a test.
  ignoreStatic: true,
  thresholds: { high: 95, low: 90, break: 90 },
  concurrency: 1,
  // A slow run on a busy machine is not an infinite loop.
  timeoutMS: 20_000,
};
