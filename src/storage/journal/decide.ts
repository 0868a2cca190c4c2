import { replaceAll } from '../../domain/intent';
import { readTasks } from '../../domain/savedTasks';
import type { Tasks } from '../../domain/task';
import type { Answer, Entry, Position, TextNote, TextToOffer } from '../journal';
import { withChanges } from '../text/pendingChanges';
import { substituteIds, tasksText } from '../text/savedText';
import { textHash } from '../text/textHash';

const ADOPTION = 'adopt.';

/** A list to compare with the journal's, usually the one under `tasks`. */
export interface FoundList {
  readonly text: string | null;
  readonly tasks: Tasks;
  /** False if the text has more than the tasks. */
  readonly intact: boolean;
  /** The position for which the app wrote the text. Null if the app did not write it. */
  readonly signedFor: () => Position | null;
  /** True for the list of a page whose journal is gone, used in place of that under `tasks`. */
  readonly isOfPage?: true;
}

/** The journal's side of the comparison. */
export interface InJournal {
  readonly position: Position;
  readonly base: Tasks;
  /** The base with the pending changes: J in the table. */
  readonly withPending: Tasks;
  /** Whether another tab has pending changes, or had when it died. */
  readonly isOtherAtWork: boolean;
  readonly note: TextNote | null;
}

/**
 * Applies the table of loading in docs/storage.md, whose first matching row decides. L1, a later
 * version, never gets here. Returns the entry to append, or null if the journal's list stays.
 */
export function decide(found: FoundList, journal: InJournal): Entry | null {
  const { position } = journal;
  // A page whose journal is gone begins a new one, or offers its list beside one that has begun.
  if (found.isOfPage)
    return position.journal === null ? adopt(found, journal) : keep(found, journal);

  const isReadable = found.intact || found.tasks.length > 0;
  const hasJournal = position.journal !== null || journal.isOtherAtWork;

  // L2: adopted before, but not overwritten
  if (wasAdopted(found, journal)) return null;
  // L3: missing or empty
  if (isEmpty(found)) return isRemoved(found, journal) ? adopt(found, journal) : null;
  // L4: readable, and the first
  if (isReadable && !hasJournal) return adopt(found, journal);
  // L5: the journal's own
  if (isSigned(found, journal) || isSame(found, journal)) return offerDamage(found, journal);
  // L6: readable otherwise
  if (isReadable) return adopt(found, journal);
  // L7: unreadable
  return offerDamage(found, journal);
}

function wasAdopted({ text }: FoundList, { note }: InJournal): boolean {
  const adopted = note?.adopted ?? null;
  return adopted !== null && adopted === textHash(text ?? '');
}

const isEmpty = ({ tasks, intact }: FoundList) => tasks.length === 0 && intact;

/**
 * Whether a missing or empty text was removed on purpose: only if the last page was left, because a
 * kill may lose localStorage, and only if no tab is at work, because one may lag behind.
 */
export function isRemoved(
  found: FoundList,
  { position, base, isOtherAtWork, note }: InJournal,
): boolean {
  const wasLeft = note !== null && note.isLeft && note.seq >= position.seq;
  return isEmpty(found) && base.length > 0 && wasLeft && !isOtherAtWork;
}

/** Whether the journal includes the text. A killed browser may bring such texts back. */
function isSigned({ signedFor }: FoundList, { position }: InJournal): boolean {
  const at = signedFor();
  // Written before the journal began, so its changes have been sent since or are still pending.
  if (at?.journal === null) return true;
  return at !== null && at.journal === position.journal && at.seq <= position.seq;
}

function isSame({ tasks }: FoundList, { base, withPending }: InJournal): boolean {
  const json = tasksText(tasks);
  return json === tasksText(base) || json === tasksText(withPending);
}

/** Replaces the journal's list, which is offered unless the found one has all of it. */
function adopt(found: FoundList, journal: InJournal): Entry {
  const { base } = journal;
  const former = isPartOf(base, found.tasks) ? [] : [formerList(withPendingWords(journal))];
  const change = replaceAll(base, found.tasks);
  return { ...entryFor(found, journal), change, offers: [...former, ...damageOf(found)] };
}

/** Leaves the journal's list, and offers the found one unless the journal has all of it. */
function keep(found: FoundList, journal: InJournal): Entry | null {
  if (isPartOf(found.tasks, journal.base)) return null;
  return { ...entryFor(found, journal), change: [], offers: [formerList(found.tasks)] };
}

function formerList(tasks: Tasks): TextToOffer {
  return { kind: 'former', text: tasksText(tasks), count: tasks.length };
}

function offerDamage(found: FoundList, journal: InJournal): Entry | null {
  const offers = damageOf(found);
  return offers.length === 0 ? null : { ...entryFor(found, journal), change: [], offers };
}

/** Derived from the text, so that two tabs that find it at the same time adopt it once. */
function entryFor({ text }: FoundList, { position }: InJournal): Pick<Entry, 'id' | 'at'> {
  return { id: `${ADOPTION}${position.seq}.${textHash(text?.trimEnd() ?? '')}`, at: position.seq };
}

function damageOf({ text, intact }: FoundList): readonly TextToOffer[] {
  return intact || !text ? [] : [{ kind: 'unreadable', text }];
}

/** Otherwise a pending edit of a task that the text lacks would be lost. */
function withPendingWords({ base, withPending }: InJournal): Tasks {
  const latest = new Map(withPending.map((task) => [task.id, task]));
  return base.map((task) => latest.get(task.id) ?? task);
}

/** Whether `others` have everything of `tasks`: every task, text and tick, in the same order. */
export function isPartOf(tasks: Tasks, others: Tasks): boolean {
  let found = 0;
  for (const { id, content, done } of others) {
    const next = tasks[found];
    if (next?.id === id && next.content === content && next.done === done) found += 1;
  }
  return found === tasks.length;
}

/** The journal's list, given the page's list `base`, and offers of its damaged records. */
export function answeredList(
  { list, records, damaged }: Answer,
  base: Tasks,
): { readonly tasks: Tasks; readonly offers: readonly Entry[] } {
  if (list === null)
    return { tasks: withChanges(base, records), offers: offerDamagedRecords(damaged) };
  const { tasks, intact } = readTasks(list, substituteIds(list));
  const offers = offerDamagedRecords(intact ? damaged : [list, ...damaged]);
  return { tasks: withChanges(tasks, records), offers };
}

/** Offers damaged records. Their ids derive from their texts, so that each is offered once. */
function offerDamagedRecords(texts: readonly string[]): readonly Entry[] {
  return texts.map((text) => ({
    id: `${ADOPTION}${textHash(text)}`,
    change: [],
    offers: [{ kind: 'unreadable', text }],
  }));
}

/** Whether the entry adopts a list or offers a damaged text. Such entries have no pending key. */
export function isAdoption({ id }: Pick<Entry, 'id'>): boolean {
  return id.startsWith(ADOPTION);
}
