import { AT_END, type Change, type Operation } from './change';
import type { IncomingTask } from './incomingTask';
import { isId } from './savedTasks';
import type { Task, Tasks } from './task';

export interface Import {
  readonly change: Change;
  readonly added: number;
  readonly updated: number;
  /** Tasks that stand in the list already, exactly so. */
  readonly unchanged: number;
  /** Added tasks whose text stands in the list already, under another id. */
  readonly repeated: ReadonlySet<string>;
}

/** Adds, rewords and ticks, and removes nothing. A missing or repeated id is given a new one. */
export function importing(
  tasks: Tasks,
  incoming: readonly IncomingTask[],
  newId: () => string,
): Import {
  const known = new Map(tasks.map((task) => [task.id, task]));
  const contentsKnown = new Set(tasks.map(({ content }) => content));
  const seen = new Set<string>();
  const added: Task[] = [];
  const contents: Operation[] = [];
  const ticks = new Map<boolean, string[]>([
    [true, []],
    [false, []],
  ]);
  let updated = 0;

  for (const { id, content, done } of incoming) {
    const isOwn = isId(id) && !seen.has(id);
    const former = isOwn ? known.get(id) : undefined;
    if (isOwn) seen.add(id);
    if (!former) {
      added.push({ id: isOwn ? id : newId(), content, done });
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
    unchanged: incoming.length - added.length - updated,
    repeated: new Set(
      added.filter(({ content }) => contentsKnown.has(content)).map(({ id }) => id),
    ),
  };
}
