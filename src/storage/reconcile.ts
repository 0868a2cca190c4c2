import { apply } from '../domain/change';
import { replaceAll } from '../domain/intent';
import { readTasks } from '../domain/savedTasks';
import type { Tasks } from '../domain/task';
import { arrivedIds, isSnapshot, type Entry, type JournalRecord } from './journal';
import type { LoadedMirror } from './mirror';
import { tasksText } from './tasksText';
import { textHash } from './textHash';

export interface Reconciled {
  /** The list as the journal has it. */
  readonly base: Tasks;
  /** What is still to be appended to it. */
  readonly pending: readonly Entry[];
  /** The journal's list as text, when adopting the mirror's takes something out of it. */
  readonly former: string | null;
}

export function fold(tasks: Tasks, records: readonly JournalRecord[], newId: () => string): Tasks {
  return records.reduce(
    (list, record) =>
      isSnapshot(record)
        ? readTasks(record.snapshot, newId).tasks
        : apply(list, record.change),
    tasks,
  );
}

/** Decides at load between the mirror's text and the whole journal, when they may differ. */
export function reconcile(
  loaded: LoadedMirror,
  records: readonly JournalRecord[],
  pending: readonly Entry[],
  newId: () => string,
): Reconciled {
  const base = fold([], records, newId);
  const arrived = arrivedIds(records);
  const rest = pending.filter(({ id }) => !arrived.has(id));
  const own = loaded.note !== null;
  if (own || tasksText(base) === tasksText(loaded.tasks)) {
    return { base, pending: rest, former: null };
  }
  // The same id in every tab that adopts the same text, so that it is adopted once.
  const id = `adopt.${records.at(-1)?.seq ?? 0}.${textHash(loaded.text ?? '')}`;
  const adoption = { id, change: replaceAll(base, loaded.tasks) };
  return {
    base,
    pending: [adoption, ...rest],
    former: isContained(base, loaded.tasks) ? null : tasksText(base),
  };
}

function isContained(tasks: Tasks, others: Tasks): boolean {
  const contents = new Map(others.map(({ id, content }) => [id, content]));
  return tasks.every(({ id, content }) => contents.get(id) === content);
}
