import type { Tasks } from '../task';

/** The list as a backup: one field to a line, for people and for programs that compare files. */
export function writeBackup(tasks: Tasks): string {
  return `${JSON.stringify(tasks, null, 2)}\n`;
}
