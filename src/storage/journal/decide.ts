import { replaceAll } from '../../domain/intent';
import { readTasks } from '../../domain/savedTasks';
import type { Tasks } from '../../domain/task';
import type { Answer, Entry, Position, TextNote, TextToOffer } from '../journal';
import { withChanges } from '../text/pendingChanges';
import { substituteIds, tasksText } from '../text/savedText';
import { textHash } from '../text/textHash';

const ADOPTION = 'adopt.';

/** A list that has to be compared with the journal's: that under `tasks`, mostly. */
export interface FoundList {
  readonly text: string | null;
  readonly tasks: Tasks;
  /** False: there is more in the text than the tasks. */
  readonly intact: boolean;
  /** Where the app stood when it wrote the text; null: it did not. */
  readonly signedFor: () => Position | null;
  /** The list of a page whose journal is gone, instead of that under `tasks`. */
  readonly isOfPage?: true;
}

/** What the journal holds when the found list is compared with it. */
export interface InJournal {
  readonly position: Position;
  readonly base: Tasks;
  /** With the pending changes: J in the table. */
  readonly withPending: Tasks;
  /** Another tab has changes pending, or had when it died. */
  readonly isOtherAtWork: boolean;
  readonly note: TextNote | null;
}

/**
 * The table of loading in docs/storage.md: the first row that fits decides. A database of a later
 * version is not even opened (L1). Returns what the journal has to append; null: nothing, its own
 * list stays.
 */
export function decide(found: FoundList, journal: InJournal): Entry | null {
  const { position } = journal;
  // A page whose journal is gone begins another one, or offers its list beside one that has begun.
  if (found.isOfPage)
    return position.journal === null ? adopt(found, journal) : keep(found, journal);

  const isReadable = found.intact || found.tasks.length > 0;
  const hasJournal = position.journal !== null || journal.isOtherAtWork;

  // L2: adopted before, and not written over
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
 * A missing or empty text was removed on purpose if the last page was left. If it was killed,
 * localStorage may not have reached the disk; while tabs are at work, one may lag behind.
 */
export function isRemoved(
  found: FoundList,
  { position, base, isOtherAtWork, note }: InJournal,
): boolean {
  const wasLeft = note !== null && note.isLeft && note.seq >= position.seq;
  return isEmpty(found) && base.length > 0 && wasLeft && !isOtherAtWork;
}

/** The app wrote it, at a state that the journal includes: a killed browser brings such texts back. */
function isSigned({ signedFor }: FoundList, { position }: InJournal): boolean {
  const at = signedFor();
  // Written before the journal began: what is in the text has been sent since, or is still pending.
  if (at?.journal === null) return true;
  return at !== null && at.journal === position.journal && at.seq <= position.seq;
}

function isSame({ tasks }: FoundList, { base, withPending }: InJournal): boolean {
  const json = tasksText(tasks);
  return json === tasksText(base) || json === tasksText(withPending);
}

/** The found list takes the place of the journal's, which is offered unless all of it is found. */
function adopt(found: FoundList, journal: InJournal): Entry {
  const { base } = journal;
  const former = isPartOf(base, found.tasks) ? [] : [formerList(withPendingWords(journal))];
  const change = replaceAll(base, found.tasks);
  return { ...entryFor(found, journal), change, offers: [...former, ...damageOf(found)] };
}

/** The journal's list stays, and the found one is offered unless all of it is there. */
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

/** Two tabs that find the same text at the same time send the same id, and it is taken once. */
function entryFor({ text }: FoundList, { position }: InJournal): Pick<Entry, 'id' | 'at'> {
  return { id: `${ADOPTION}${position.seq}.${textHash(text?.trimEnd() ?? '')}`, at: position.seq };
}

function damageOf({ text, intact }: FoundList): readonly TextToOffer[] {
  return intact || !text ? [] : [{ kind: 'unreadable', text }];
}

/** Otherwise a pending edit of a task that the text lacks would be in no list. */
function withPendingWords({ base, withPending }: InJournal): Tasks {
  const latest = new Map(withPending.map((task) => [task.id, task]));
  return base.map((task) => latest.get(task.id) ?? task);
}

/** Nothing of `tasks` is lost where `others` take their place: no task, wording, tick or order. */
export function isPartOf(tasks: Tasks, others: Tasks): boolean {
  let found = 0;
  for (const { id, content, done } of others) {
    const next = tasks[found];
    if (next?.id === id && next.content === content && next.done === done) found += 1;
  }
  return found === tasks.length;
}

/** The journal's list, where the page's own position had the list `base`, and the offers of what is damaged in it. */
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

/** Offers what is damaged in the journal. The ids come from the texts, so that each is offered once. */
function offerDamagedRecords(texts: readonly string[]): readonly Entry[] {
  return texts.map((text) => ({
    id: `${ADOPTION}${textHash(text)}`,
    change: [],
    offers: [{ kind: 'unreadable', text }],
  }));
}

/** It carries a whole list or a damaged text into the journal, and has no key of its own in localStorage. */
export function isAdoption({ id }: Pick<Entry, 'id'>): boolean {
  return id.startsWith(ADOPTION);
}
