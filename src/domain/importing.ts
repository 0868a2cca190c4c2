import { AT_END, type Change, type Operation } from './change';
import { isId } from './savedTasks';
import type { IncomingTask, Task, Tasks } from './task';

export interface Import {
  readonly change: Change;
  readonly added: number;
  readonly updated: number;
  /** Tasks that the list already has: identical under the same id, or skipped as duplicates. */
  readonly known: number;
  /** The number skipped as duplicates, which could still be added. */
  readonly leftOut: number;
  /** Added although the list already has their text. */
  readonly repeated: number;
}

/**
 * Which new tasks are skipped because the list already has their text. Importing a file without ids
 * twice would otherwise add everything again; the tasks of a backup are matched by id.
 */
export type Repeats = 'leaveOutWithoutId' | 'leaveOut' | 'add';

/** Adds, edits and ticks, but removes nothing. A missing or repeated id is replaced. */
export function importing(
  tasks: Tasks,
  incoming: readonly IncomingTask[],
  newId: () => string,
  repeats: Repeats = 'leaveOutWithoutId',
): Import {
  const known = new Map(tasks.map((task) => [task.id, task]));
  const isRepeat = repeatsOf(tasks);
  const seen = new Set<string>();
  const added: Task[] = [];
  const contents: Operation[] = [];
  const ticks = new Map<boolean, string[]>([
    [true, []],
    [false, []],
  ]);
  let updated = 0;
  let leftOut = 0;
  let repeated = 0;

  for (const { id, newId: spareId, content, done } of incoming) {
    const isOwn = isId(id) && !seen.has(id);
    const former = isOwn ? known.get(id) : undefined;
    if (isOwn) seen.add(id);
    if (!former) {
      const isKnown = isRepeat(content);
      if (isKnown && (repeats === 'leaveOut' || (repeats !== 'add' && !isId(id)))) {
        leftOut += 1;
        continue;
      }
      if (isKnown) repeated += 1;
      added.push({ id: isOwn ? id : (spareId ?? newId()), content, done });
      continue;
    }
    if (former.content !== content) contents.push({ type: 'setContent', id: former.id, content });
    if (former.done !== done) ticks.get(done)?.push(former.id);
    if (former.content !== content || former.done !== done) updated += 1;
  }

  const change: Operation[] = contents;
  for (const [done, ids] of ticks) if (ids.length > 0) change.push({ type: 'setDone', ids, done });
  if (added.length > 0) change.push({ type: 'put', tasks: added, place: AT_END });
  return {
    change,
    added: added.length,
    updated,
    known: incoming.length - added.length - updated,
    leftOut,
    repeated,
  };
}

/** Each text in the list matches once, so that the second of two equal incoming texts is new. */
function repeatsOf(tasks: Tasks): (content: string) => boolean {
  const counts = new Map<string, number>();
  for (const { content } of tasks) {
    const text = spaced(content);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return (content) => {
    const text = spaced(content);
    const count = counts.get(text) ?? 0;
    if (count > 0) counts.set(text, count - 1);
    return count > 0;
  };
}

/** Some formats write line breaks as spaces, and none preserves spaces at the ends of lines. */
function spaced(content: string): string {
  return content.trim().replace(/\s+/g, ' ');
}
