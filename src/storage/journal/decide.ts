import { apply } from '../../domain/change';
import { replaceAll } from '../../domain/intent';
import { readTasks } from '../../domain/savedTasks';
import type { Tasks } from '../../domain/task';
import { isSnapshot, isWholeList, type Entry, type Exchange, type JournalRecord } from '../journal';
import type { LoadedText } from '../mirror/mirror';
import { substituteIds, tasksText } from '../mirror/savedText';
import { withChanges } from '../page';

/** What becomes of the text under `tasks`, now that the whole journal is known. */
export interface Decision {
  /** The text as one change, if it has to enter the journal. */
  readonly adopted: Entry | null;
  /** The journal wins, and the text holds something that its list does not. */
  readonly isOffered: boolean;
}

const IGNORED: Decision = { adopted: null, isOffered: false };

interface Case {
  readonly loaded: LoadedText;
  /** The journal's list, and what the pending changes make of it. */
  readonly base: Tasks;
  readonly view: Tasks;
  readonly pending: readonly Entry[];
  /** All of the journal. */
  readonly answer: Exchange;
}

/**
 * The journal wins over the app's own text and over none at all: a killed browser brings an old
 * state of localStorage back. Another program's text wins over the journal, once.
 */
export function decide(found: Case): Decision {
  const { loaded, view, answer } = found;
  const { tasks, intact, holds, isOnlyCopy } = loaded;
  const { position } = answer;
  const at = loaded.position;
  if (position.journal === null) {
    const isNew = (tasks.length > 0 || isOnlyCopy) && !isPending(found);
    return { ...IGNORED, adopted: isNew ? adoptionOf(found) : null };
  }
  const isSame = at !== null && (at.journal === null || at.journal === position.journal);
  // Of a journal that is gone: what another page has done since stays.
  if (at && !isSame) return { ...IGNORED, isOffered: !isContained(tasks, view) };
  const unknown = unknownTo(found);
  // Version 1 did not name all that its text held.
  const isNews = isOnlyCopy && (unknown.length > 0 || holds.length === 0);
  const isAhead = at
    ? at.seq > position.seq || (isNews && !lacksRecords(at.seq, found))
    : !isOnlyCopy || (unknown.some((id) => isWholeList({ id })) && !hasArrived(found));
  if (!isAhead) {
    const isOwn = loaded.isPutBack || !unknown.every((id) => isWholeList({ id }));
    const isSafe = isOwn ? isPartOf : isContained;
    return { ...IGNORED, isOffered: (isNews || loaded.isPutBack) && !isSafe(tasks, view) };
  }
  // Damage is never intended: if nothing can be read, the journal's list stays.
  if (!intact && tasks.length === 0) return IGNORED;
  return { ...IGNORED, adopted: adoptionOf(found) };
}

function adoptionOf({ loaded, base, pending }: Case): Entry {
  const { tasks, adoption, holds, position } = loaded;
  const entry = { id: adoption, change: replaceAll(base, tasks), includes: holds };
  // A text of the app holds the visitor's own ticks and removals; another program's may undo them.
  const isTheirs = !position || holds.some((id) => isWholeList({ id }));
  const held = pending.filter(({ id }) => holds.includes(id));
  const isSafe = isTheirs ? isPartOf(base, tasks) : isContained(withChanges(base, held), tasks);
  return isSafe ? entry : { ...entry, replaces: tasksText(base) };
}

/** What the text holds, and is neither in the journal nor about to be sent to it. */
function unknownTo({ loaded, answer, pending }: Case): readonly string[] {
  const ids = new Set([...answer.arrived, ...idsOf(answer.records), ...idsOf(pending)]);
  return loaded.holds.filter((id) => !ids.has(id));
}

/** What a text holds is sent in one order, another program's list before what was done to it. */
function hasArrived({ loaded, answer }: Case): boolean {
  return answer.records.some((record) => 'id' in record && loaded.holds.includes(record.id));
}

/** Whether the journal has gone on since the text was written, with something that is not in it. */
function lacksRecords(since: number, { loaded, answer }: Case): boolean {
  const isHeld = (record: JournalRecord) => 'id' in record && loaded.holds.includes(record.id);
  return answer.records.some((record) => record.seq > since && !isHeld(record));
}

/**
 * Whether it is made of pending changes alone, as before there is a journal. Order and ticks are
 * not compared: with two tabs, replaying the changes may give others than the text shows.
 */
function isPending({ loaded, pending }: Case): boolean {
  const { tasks, position, holds } = loaded;
  const isFirst = position?.journal === null && position.seq === 0;
  const held = pending.filter(({ id }) => holds.includes(id));
  return isFirst && held.length === holds.length && isContained(tasks, withChanges([], held));
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

/** Snapshots have none. */
export function idsOf(all: readonly (Entry | JournalRecord)[]): readonly string[] {
  return all.flatMap((one) => ('id' in one ? one.id : []));
}

export function replay(tasks: Tasks, records: readonly JournalRecord[]): Tasks {
  return records.reduce(
    (list, record) =>
      isSnapshot(record)
        ? readTasks(record.snapshot, substituteIds(record.snapshot)).tasks
        : apply(list, record.change),
    tasks,
  );
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
export function rebase({ base, pending, shown, sent }: Asking, { records }: Exchange): Rebased {
  const confirmed = new Set([...idsOf(sent), ...idsOf(records)]);
  const left = pending.filter(({ id }) => !confirmed.has(id));
  const isAsSent =
    records.length === sent.length &&
    // Compares the change itself: another tab may have made a different one from the same foreign text.
    records.every((record, index) => 'change' in record && record.change === sent[index]?.change) &&
    sent.every((entry) => pending.includes(entry));
  const list = isAsSent && left.length === 0 ? shown : replay(base, records);
  return { base: list, pending: left, isAsSent };
}
