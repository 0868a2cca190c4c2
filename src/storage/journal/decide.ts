import {
  isSnapshot,
  isWholeList,
  type Entry,
  type Exchange,
  type JournalRecord,
  type Position,
} from '../journal';
import { AT_END, apply } from '../../domain/change';
import { replaceAll } from '../../domain/intent';
import { readTasks } from '../../domain/savedTasks';
import type { Tasks } from '../../domain/task';
import type { LoadedMirror } from '../mirror/mirror';
import type { Origin } from '../mirror/origin';
import { tasksText } from '../mirror/savedText';

/** Which of two lists is the visitor's, and what has to be done about the other one. */
export interface Decision {
  /** The list as the journal has it. */
  readonly base: Tasks;
  /** What is still to be appended to it. */
  readonly pending: readonly Entry[];
  /** The losing list as text, if it holds something that the other does not. */
  readonly offer: string | null;
}

export function replay(
  tasks: Tasks,
  records: readonly JournalRecord[],
  newId: () => string,
): Tasks {
  return records.reduce(
    (list, record) =>
      isSnapshot(record) ? readTasks(record.snapshot, newId).tasks : apply(list, record.change),
    tasks,
  );
}

interface Own extends Pick<
  LoadedMirror,
  'tasks' | 'intact' | 'text' | 'origin' | 'held' | 'pending'
> {
  /** An earlier text of the app that was put back by hand. */
  readonly isPutBack?: boolean;
}

/**
 * Decides at load between the mirror's text and the whole journal. The journal wins over the
 * app's own text and over none at all: a killed browser brings an old state of localStorage
 * back. Another program's text wins over the journal, once.
 */
export function decide(own: Own, { position, records }: Exchange, newId: () => string): Decision {
  const { tasks, held, pending, origin, text, isPutBack = false } = own;
  if (position.journal === null) {
    return {
      base: [],
      pending: createJournal(own, creationId(origin, newId), origin.holds),
      offer: null,
    };
  }
  const base = replay([], records, newId);
  if (isAdopted(own, position, records)) {
    // A text of the app holds the visitor's own ticks; another program's may undo them.
    const isSafe = origin.isForeign ? isPartOf : isContained;
    const entry = {
      id: origin.adoption,
      change: replaceAll(base, tasks),
      includes: origin.holds,
      ...(!isSafe(base, tasks) && { replaces: tasksText(base) }),
    };
    return { base, pending: [entry, ...pending], offer: null };
  }
  const isOfAnother =
    origin.position.journal !== null && origin.position.journal !== position.journal;
  const list = held.reduce((listed, { change }) => apply(listed, change), base);
  const isExtra = isOfAnother || origin.isOnlyCopy || isPutBack;
  const isMissing = isExtra && !isContained(tasks, list);
  return { base, pending: [...held, ...pending], offer: isMissing ? text : null };
}

/** An open page has followed a journal that is gone, and meets another one. */
export function meet(
  shown: { readonly base: Tasks; readonly pending: readonly Entry[] },
  { position, records }: Exchange,
  newId: () => string,
): Decision {
  const pending = shown.pending.filter((entry) => !isWholeList(entry));
  const tasks = shown.pending
    .filter(isWholeList)
    .reduce((list, { change }) => apply(list, change), shown.base);
  if (position.journal === null) {
    const id = `found.${newId()}`;
    return { base: [], pending: createJournal({ tasks, held: [], pending }, id, []), offer: null };
  }
  const base = replay([], records, newId);
  return { base, pending, offer: isContained(tasks, base) ? null : tasksText(tasks) };
}

/** The same for the same list: a page that crashed may have sent it before. */
function creationId({ isForeign, adoption, holds }: Origin, newId: () => string): string {
  if (isForeign) return adoption;
  return holds.find((id) => isWholeList({ id })) ?? `found.${newId()}`;
}

/** A new journal begins with the present list. */
function createJournal(
  { tasks, held, pending }: Pick<Own, 'tasks' | 'held' | 'pending'>,
  id: string,
  includes: readonly string[],
): readonly Entry[] {
  if (tasks.length === 0) return [...held, ...pending];
  const change = [{ type: 'put', tasks, place: AT_END } as const];
  return [{ id, change, includes }, ...pending];
}

function isAdopted(
  { tasks, intact, origin }: Own,
  { journal, seq }: Position,
  records: readonly JournalRecord[],
): boolean {
  // Damage is never intended: if nothing can be read, the journal's list stays.
  if (origin.isForeign) return intact || tasks.length > 0;
  const { position, isOnlyCopy, holds } = origin;
  const isSame = position.journal === journal || position.journal === null;
  // The journal has lost its end: the text is the only copy.
  if (isSame && seq < position.seq) return true;
  const hasArrived = records.some((record) => 'id' in record && holds.includes(record.id));
  return isOnlyCopy && isSame && !hasArrived && (seq === position.seq || position.seq === 0);
}

/** Nothing is lost with `tasks` where `others` are shown. */
export function isContained(tasks: Tasks, others: Tasks): boolean {
  const contents = new Map(others.map(({ id, content }) => [id, content]));
  return tasks.every(({ id, content }) => contents.get(id) === content);
}

/** Nothing of `tasks` is lost where `others` take their place: no task, wording, tick or order. */
function isPartOf(tasks: Tasks, others: Tasks): boolean {
  let found = 0;
  for (const { id, content, done } of others) {
    const next = tasks[found];
    if (next?.id === id && next.content === content && next.done === done) found += 1;
  }
  return found === tasks.length;
}

/** What a tab has when the journal answers. */
interface Asking {
  readonly base: Tasks;
  readonly pending: readonly Entry[];
  /** What it shows: base with pending. */
  readonly shown: Tasks;
  readonly sent: readonly Entry[];
}

interface Rebased {
  readonly base: Tasks;
  readonly pending: readonly Entry[];
  /** No other tab has done anything: the shown list stays. */
  readonly isAsSent: boolean;
}

/** Takes in the journal's answer, with what was done meanwhile on top. */
export function rebase(
  { base, pending, shown, sent }: Asking,
  { records }: Exchange,
  newId: () => string,
): Rebased {
  const confirmed = new Set(sent.map(({ id }) => id));
  const left = pending.filter(({ id }) => !confirmed.has(id));
  const isAsSent =
    records.length === sent.length &&
    // Compares the change itself: another tab may have made a different one from the same foreign text.
    records.every((record, index) => 'change' in record && record.change === sent[index]?.change) &&
    sent.every((entry) => pending.includes(entry));
  const list = isAsSent && left.length === 0 ? shown : replay(base, records, newId);
  return { base: list, pending: left, isAsSent };
}
