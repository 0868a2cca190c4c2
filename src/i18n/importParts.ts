type Say = (count: number) => string;

/** "3 added, 1 skipped": what there is none of is left out. */
export function importParts(...parts: readonly (readonly [count: number, say: Say])[]): string {
  return parts
    .filter(([count]) => count !== 0)
    .map(([count, say]) => say(count))
    .join(', ');
}
