import { readFileSync } from 'node:fs';

/**
 * How many tests passed and failed, from the JSON of Vitest, of Playwright, or a plain
 * `{ passed, failed }`. A file that is missing or cut off counts no test at all.
 * @param {string} file
 */
export function tally(file) {
  const results = read(file);
  const playwright = results['stats'] ?? {};
  return {
    passed: sum(results['passed'], results['numPassedTests'], playwright['expected']),
    // A test that passes only when repeated has failed.
    failed: sum(
      results['failed'],
      results['numFailedTests'],
      playwright['unexpected'],
      playwright['flaky'],
    ),
  };
}

/** @param {string} file @returns {Record<string, any>} */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/** @param {unknown[]} counts @returns {number} */
const sum = (...counts) => counts.map((count) => Number(count) || 0).reduce((a, b) => a + b);
