import type { Task, Tasks } from './task';

/**
 * Where a task stands, by its neighbours. Either of them may be gone when the change is applied
 * (another tab removed it), so both are named; null is the start or the end of the list.
 */
export interface Place {
  readonly after: string | null;
  readonly before: string | null;
}

export const AT_END: Place = { after: null, before: null };

/** Above every task there is now. */
export function startOf(tasks: Tasks): Place {
  return { after: null, before: idAt(tasks, 0) };
}

/** Ids and absolute values only: applied in one order, operations give every tab the same list. */
export type Operation =
  | { readonly type: 'put'; readonly tasks: Tasks; readonly place: Place }
  | { readonly type: 'remove'; readonly ids: readonly string[] }
  | { readonly type: 'setDone'; readonly ids: readonly string[]; readonly done: boolean }
  | { readonly type: 'setContent'; readonly id: string; readonly content: string }
  | { readonly type: 'move'; readonly id: string; readonly place: Place };

/** One intention of the visitor: one step of undo, one record of the journal. */
export type Change = readonly Operation[];

export function apply(tasks: Tasks, change: Change): Tasks {
  return passes(change).reduce(applyPass, tasks);
}

/** The change that takes `change` back. It must be made before the change is applied. */
export function invert(tasks: Tasks, change: Change): Change {
  const inverses: Change[] = [];
  const steps = passes(change);
  let current = tasks;
  for (const [index, pass] of steps.entries()) {
    inverses.push(invertPass(current, pass));
    // What the last one leads to is not asked for, and would cost another walk through the list.
    if (index < steps.length - 1) current = applyPass(current, pass);
  }
  return inverses.toReversed().flat();
}

/** What is done in one walk through the list. */
type Pass =
  | Exclude<Operation, { type: 'setContent' }>
  | { readonly type: 'setContents'; readonly contents: Map<string, string> };

/** One walk for each of the 50,000 new wordings of an imported file would take minutes. */
function passes(change: Change): readonly Pass[] {
  const result: Pass[] = [];
  for (const operation of change) {
    const last = result.at(-1);
    if (operation.type !== 'setContent') result.push(operation);
    else if (last?.type === 'setContents') last.contents.set(operation.id, operation.content);
    else
      result.push({ type: 'setContents', contents: new Map([[operation.id, operation.content]]) });
  }
  return result;
}

/** The same list comes back when nothing is different, so that readers see no change. */
function applyPass(tasks: Tasks, pass: Pass): Tasks {
  const result = resultOf(tasks, pass);
  const isSame =
    result.length === tasks.length && result.every((task, index) => task === tasks[index]);
  return isSame ? tasks : result;
}

function resultOf(tasks: Tasks, operation: Pass): Tasks {
  switch (operation.type) {
    case 'put':
      return insert(without(tasks, idsOf(operation.tasks)), operation.tasks, operation.place);
    case 'remove':
      return without(tasks, new Set(operation.ids));
    case 'setDone': {
      const ids = new Set(operation.ids);
      return tasks.map((task) =>
        ids.has(task.id) && task.done !== operation.done ? { ...task, done: operation.done } : task,
      );
    }
    case 'setContents':
      return tasks.map((task) => {
        const content = operation.contents.get(task.id) ?? task.content;
        return content === task.content ? task : { ...task, content };
      });
    case 'move': {
      const task = tasks.find(({ id }) => id === operation.id);
      return task ? insert(without(tasks, new Set([task.id])), [task], operation.place) : tasks;
    }
  }
}

function invertPass(tasks: Tasks, operation: Pass): Change {
  switch (operation.type) {
    case 'put': {
      // Not the ids of the whole list: to gather them takes longer than all the rest.
      const fresh = new Set(operation.tasks.map(({ id }) => id));
      const ids = new Set(fresh);
      for (const { id } of tasks) fresh.delete(id);
      return [...removal([...fresh]), ...putBack(tasks, ids)];
    }
    case 'remove':
      return putBack(tasks, new Set(operation.ids));
    case 'setDone': {
      const listed = new Set(operation.ids);
      const ids = tasks
        .filter(({ id, done }) => listed.has(id) && done !== operation.done)
        .map(({ id }) => id);
      return ids.length > 0 ? [{ type: 'setDone', ids, done: !operation.done }] : [];
    }
    case 'setContents': {
      const former = tasks.filter(({ id, content }) =>
        differs(operation.contents.get(id), content),
      );
      return former.map(({ id, content }) => ({ type: 'setContent', id, content }));
    }
    case 'move': {
      const index = tasks.findIndex(({ id }) => id === operation.id);
      if (index < 0) return [];
      const place = { after: idAt(tasks, index - 1), before: idAt(tasks, index + 1) };
      return [{ type: 'move', id: operation.id, place }];
    }
  }
}

function differs(wanted: string | undefined, content: string): boolean {
  return wanted !== undefined && wanted !== content;
}

function removal(ids: readonly string[]): Change {
  return ids.length > 0 ? [{ type: 'remove', ids }] : [];
}

/** One put for each run of neighbours, held by the tasks around it that stay. */
function putBack(tasks: Tasks, ids: ReadonlySet<string>): Change {
  const change: Operation[] = [];
  let after: string | null = null;
  let run: Task[] = [];
  const close = (before: string | null) => {
    if (run.length > 0) change.push({ type: 'put', tasks: run, place: { after, before } });
    run = [];
  };
  for (const task of tasks) {
    if (ids.has(task.id)) {
      run.push(task);
    } else {
      close(task.id);
      after = task.id;
    }
  }
  close(null);
  return change;
}

/** An id that is given twice is inserted once: ids are unique in every list. */
function insert(tasks: Tasks, inserted: Tasks, place: Place): Tasks {
  const index = indexOf(tasks, place);
  const unique = [...new Map(inserted.map((task) => [task.id, task])).values()];
  return tasks.slice(0, index).concat(unique, tasks.slice(index));
}

function indexOf(tasks: Tasks, { after, before }: Place): number {
  const previous = after === null ? -1 : tasks.findIndex(({ id }) => id === after);
  if (previous >= 0) return previous + 1;
  const next = before === null ? -1 : tasks.findIndex(({ id }) => id === before);
  if (next >= 0) return next;
  return after === null && before !== null ? 0 : tasks.length;
}

function without(tasks: Tasks, ids: ReadonlySet<string>): Tasks {
  return tasks.filter(({ id }) => !ids.has(id));
}

function idsOf(tasks: Tasks): ReadonlySet<string> {
  return new Set(tasks.map(({ id }) => id));
}

/** Null: there is none, as at the start and the end of the list. */
export function idAt(tasks: Tasks, index: number): string | null {
  return tasks[index]?.id ?? null;
}
