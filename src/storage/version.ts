/**
 * The version of everything that is stored: the database, its records, the signature of the text and
 * the pending changes. Raise it whenever one of them gets another meaning. A copy of the app that meets a
 * higher one than its own stops writing, instead of taking what it cannot read for damage.
 */
export const VERSION = 3;

export function isNewer(version: unknown): boolean {
  return typeof version === 'number' && version > VERSION;
}
