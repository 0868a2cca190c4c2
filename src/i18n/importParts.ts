type Say = (count: number) => string;

/** "3 added, 1 skipped": zeros are left out. */
export function importParts(...parts: readonly (readonly [count: number, say: Say])[]): string {
  return parts
    .filter(([count]) => count !== 0)
    .map(([count, say]) => say(count))
    .join(', ');
}
