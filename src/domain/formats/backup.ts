import type { Tasks } from '../task';

/** The list as a backup: one field to a line, for people and for programs that compare files. */
export function writeBackup(tasks: Tasks): string {
  return `${JSON.stringify(tasks, null, 2)}\n`;
}

const SLICE = 2000;

/** Writes the same text in slices, between which the page can respond. */
export function* backupInSlices(tasks: Tasks): Generator<undefined, string> {
  const parts: string[] = [];
  for (let from = 0; from < tasks.length; from += SLICE) {
    // Without the brackets and the line breaks beside them.
    parts.push(JSON.stringify(tasks.slice(from, from + SLICE), null, 2).slice(2, -2));
    yield;
  }
  return parts.length === 0 ? writeBackup([]) : `[\n${parts.join(',\n')}\n]\n`;
}
