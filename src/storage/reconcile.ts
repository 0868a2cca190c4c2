import { apply } from '../domain/change';
import { replaceAll } from '../domain/intent';
import { readTasks } from '../domain/savedTasks';
import type { Tasks } from '../domain/task';
import { arrivedIds, isSnapshot, type Entry, type JournalRecord } from './journal';
import type { LoadedMirror } from './mirror';
import { tasksText } from './tasksText';

export interface Reconciled {
  /** The list as the journal has it. */
  readonly base: Tasks;
  /** What is still to be appended to it. */
  readonly pending: readonly Entry[];
  /** The list that does not win, as text, when it holds something that the other does not. */
  readonly former: string | null;
}

export function fold(tasks: Tasks, records: readonly JournalRecord[], newId: () => string): Tasks {
  return records.reduce(
    (list, record) =>
      isSnapshot(record) ? readTasks(record.snapshot, newId).tasks : apply(list, record.change),
    tasks,
  );
}

/**
 * Decides at load between the mirror's text and the whole journal. The journal wins over the
 * app's own text and over none at all: a killed browser brings an old state of localStorage
 * back. Somebody else's text wins over the journal, once.
 */
export function reconcile(
  loaded: LoadedMirror,
  records: readonly JournalRecord[],
  unconfirmed: readonly Entry[],
  newId: () => string,
): Reconciled {
  const base = fold([], records, newId);
  const arrived = arrivedIds(records);
  const missing = (entries: readonly Entry[]) => entries.filter(({ id }) => !arrived.has(id));
  const adoption = adoptionOf(loaded, records);
  if (adoption !== null && !arrived.has(adoption)) {
    const change = replaceAll(base, loaded.tasks);
    return {
      base,
      pending: [{ id: adoption, change }, ...missing(unconfirmed)],
      former: isContained(base, loaded.tasks) ? null : tasksText(base),
    };
  }
  // Put there a second time, or brought back by a killed browser: that cannot be told apart.
  const isSilent = adoption === null || isContained(loaded.tasks, base);
  return {
    base,
    pending: missing([...loaded.held, ...unconfirmed]),
    former: isSilent ? null : loaded.text,
  };
}

/** The app's own text counts as well, if it holds more than could be noted and never arrived. */
function adoptionOf(loaded: LoadedMirror, records: readonly JournalRecord[]): string | null {
  const { note, adoption } = loaded;
  if (note?.pending !== null) return adoption;
  return note.seq === (records.at(-1)?.seq ?? 0) ? `adopt.${note.seq}.${note.hash}` : null;
}

/** Nothing is lost with `tasks` where `others` are shown. */
export function isContained(tasks: Tasks, others: Tasks): boolean {
  const contents = new Map(others.map(({ id, content }) => [id, content]));
  return tasks.every(({ id, content }) => contents.get(id) === content);
}
