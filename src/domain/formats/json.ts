import type { Tasks } from '../task';

export function writeJson(tasks: Tasks): string {
  return `${JSON.stringify(tasks, null, 2)}\n`;
}
