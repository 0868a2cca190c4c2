import type { Task, Tasks } from './task';

/**
 * The position of a task, by its neighbours. Another tab may have removed one of them when the change
 * is applied, so both are named; null is the start or the end of the list.
 */
export interface Place {
  readonly after: string | null;
  readonly before: string | null;
}

export const AT_END: Place = { after: null, before: null };

export function startOf(tasks: Tasks): Place {
  return { after: null, before: idAt(tasks, 0) };
}

/** Has only ids and absolute values, so that the same order gives every tab the same list. */
export type Operation =
  | { readonly type: 'put'; readonly tasks: Tasks; readonly place: Place }
  | { readonly type: 'remove'; readonly ids: readonly string[] }
  | { readonly type: 'setDone'; readonly ids: readonly string[]; readonly done: boolean }
  | { readonly type: 'setContent'; readonly id: string; readonly content: string }
  | { readonly type: 'move'; readonly id: string; readonly place: Place };

/** One intention of the visitor: one entry of the journal, one of History. */
export type Change = readonly Operation[];

export function apply(tasks: Tasks, change: Change): Tasks {
  return batches(change).reduce(applyBatch, tasks);
}

/** The change that undoes `change`. It must be computed before the change is applied. */
export function invert(tasks: Tasks, change: Change): Change {
  const inverses: Change[] = [];
  const all = batches(change);
  let current = tasks;
  for (const [index, batch] of all.entries()) {
    inverses.push(invertBatch(current, batch));
    // The result of the last operation is not needed, and would cost another pass through the list.
    if (index < all.length - 1) current = applyBatch(current, batch);
  }
  return inverses.toReversed().flat();
}

/** Operations that one pass through the list applies. */
type Batch =
  | Exclude<Operation, { type: 'setContent' }>
  | { readonly type: 'setContents'; readonly contents: Map<string, string> };

/** One pass for each of the 50,000 edits of an imported file would take minutes. */
function batches(change: Change): readonly Batch[] {
  const result: Batch[] = [];
  for (const operation of change) {
    const last = result.at(-1);
    if (operation.type !== 'setContent') result.push(operation);
    else if (last?.type === 'setContents') last.contents.set(operation.id, operation.content);
    else
      result.push({ type: 'setContents', contents: new Map([[operation.id, operation.content]]) });
  }
  return result;
}

/** Returns the same list if nothing is different, so that nothing renders. */
function applyBatch(tasks: Tasks, batch: Batch): Tasks {
  switch (batch.type) {
    case 'put':
      return placed(tasks, batch.tasks, batch.place);
    case 'remove':
      return without(tasks, find(tasks, batch.ids));
    case 'setDone':
      return replaced(tasks, batch.ids, (task) => ({ ...task, done: batch.done }));
    case 'setContents':
      return replaced(tasks, batch.contents.keys(), (task) => ({
        ...task,
        content: batch.contents.get(task.id) ?? task.content,
      }));
    case 'move':
      return placed(tasks, [...find(tasks, [batch.id]).keys()], batch.place);
  }
}

function invertBatch(tasks: Tasks, batch: Batch): Change {
  switch (batch.type) {
    case 'put': {
      const fresh = new Set(idsOf(batch.tasks));
      const listed = find(tasks, fresh);
      for (const { id } of listed.keys()) fresh.delete(id);
      return [...removal([...fresh]), ...putBack(tasks, listed)];
    }
    case 'remove':
      return putBack(tasks, find(tasks, batch.ids));
    case 'setDone': {
      const changed = [...find(tasks, batch.ids).keys()].filter(({ done }) => done !== batch.done);
      return changed.length > 0
        ? [{ type: 'setDone', ids: idsOf(changed), done: !batch.done }]
        : [];
    }
    case 'setContents':
      return [...find(tasks, batch.contents.keys()).keys()]
        .filter(({ id, content }) => content !== batch.contents.get(id))
        .map(({ id, content }) => ({ type: 'setContent', id, content }));
    case 'move':
      return putBack(tasks, find(tasks, [batch.id])).map(({ place }) => ({ ...batch, place }));
  }
}

/** Each with its index in the list, from the top. */
type Found = ReadonlyMap<Task, number>;

/** Stops at the last match, because the list may be long. */
export function find(tasks: Tasks, ids: Iterable<string>): Found {
  const wanted = new Set(ids);
  const found = new Map<Task, number>();
  let index = 0;
  for (const task of tasks) {
    if (found.size === wanted.size) break;
    if (wanted.has(task.id)) found.set(task, index);
    index += 1;
  }
  return found;
}

export function idsOf(tasks: Tasks): readonly string[] {
  return tasks.map(({ id }) => id);
}

function replaced(tasks: Tasks, ids: Iterable<string>, replace: (task: Task) => Task): Tasks {
  const result = [...tasks];
  let isSame = true;
  for (const [task, index] of find(tasks, ids)) {
    const next = replace(task);
    if (next.content === task.content && next.done === task.done) continue;
    result[index] = next;
    isSame = false;
  }
  return isSame ? tasks : result;
}

function without(tasks: Tasks, found: Found): Tasks {
  if (found.size > 1) return tasks.filter((task) => !found.has(task));
  // Usually it is one task, and testing all others takes much longer than copying them.
  const [index] = found.values();
  return index === undefined ? tasks : tasks.toSpliced(index, 1);
}

export function removal(ids: readonly string[]): Change {
  return ids.length > 0 ? [{ type: 'remove', ids }] : [];
}

type Put = Extract<Operation, { type: 'put' }>;

/** One `put` for each run of neighbours, anchored to the remaining tasks around it. */
function putBack(tasks: Tasks, found: Found): readonly Put[] {
  const runs: { readonly start: number; readonly tasks: Task[] }[] = [];
  for (const [task, index] of found) {
    const last = runs.at(-1);
    if (last && last.start + last.tasks.length === index) last.tasks.push(task);
    else runs.push({ start: index, tasks: [task] });
  }
  return runs.map(({ start, tasks: run }) => ({
    type: 'put',
    tasks: run,
    place: { after: idAt(tasks, start - 1), before: idAt(tasks, start + run.length) },
  }));
}

/** Puts a repeated id once, so that ids stay unique. */
function placed(tasks: Tasks, put: Tasks, place: Place): Tasks {
  const unique = new Map(put.map((task) => [task.id, task]));
  const rest = without(tasks, find(tasks, unique.keys()));
  const index = indexOf(rest, place);
  const result = rest.slice(0, index).concat([...unique.values()], rest.slice(index));
  const isSame = result.length === tasks.length && result.every((task, at) => task === tasks[at]);
  return isSame ? tasks : result;
}

function indexOf(tasks: Tasks, { after, before }: Place): number {
  const previous = after === null ? -1 : tasks.findIndex(({ id }) => id === after);
  if (previous >= 0) return previous + 1;
  const next = before === null ? -1 : tasks.findIndex(({ id }) => id === before);
  if (next >= 0) return next;
  return after === null && before !== null ? 0 : tasks.length;
}

/** Null at the start and the end of the list. */
export function idAt(tasks: Tasks, index: number): string | null {
  return tasks[index]?.id ?? null;
}
