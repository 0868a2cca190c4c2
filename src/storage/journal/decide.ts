import { replaceAll } from '../../domain/intent';
import type { Tasks } from '../../domain/task';
import type { Entry, FoundText, Position, TextNote } from '../journal';
import { tasksText } from '../mirror/savedText';
import { textHash } from '../mirror/textHash';

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
  /** The changes that were pending beside the text. */
  readonly left: readonly Entry[];
}

export interface JournalsList {
  readonly position: Position;
  readonly base: Tasks;
  /** With the changes that were pending beside the text. */
  readonly view: Tasks;
  /** Changes of other tabs are pending, or of one that has died. */
  readonly isBusy: boolean;
  readonly note: TextNote | null;
}

/**
 * The change that brings the found list into the journal; null: the journal's list stays. That is
 * so if the app wrote the text, because a killed browser brings an old state of localStorage back.
 */
export function adoption(found: FoundList, journals: JournalsList): Entry | null {
  const { position, base, view, note } = journals;
  const { text, tasks, intact } = found;
  if (note?.journal === position.journal && note.adopted === textHash(text ?? '')) return null;
  const raw = intact || text === null ? [] : [{ kind: 'unreadable' as const, text }];
  const json = tasksText(tasks);
  const isJournals = isOwn(found, journals) || json === tasksText(base) || json === tasksText(view);
  // Damage is never intended: if nothing can be read, the journal's list stays.
  const isTaken = !isJournals && (intact || tasks.length > 0);
  if (!isTaken && raw.length === 0) return null;
  // Two tabs that find the same text at the same time adopt it once.
  const id = `${ADOPTION}${position.seq}.${textHash(text ?? '')}`;
  const at = position.seq;
  if (!isTaken) return { id, at, change: [], keeps: raw };
  const former: readonly FoundText[] = isPartOf(base, tasks)
    ? []
    : [{ kind: 'former', text: tasksText(withPendingWords(journals)), count: base.length }];
  return { id, at, change: replaceAll(base, tasks), keeps: [...former, ...raw] };
}

/** Otherwise a pending edit of a task that the text lacks would be in no list. */
function withPendingWords({ base, view }: JournalsList): Tasks {
  const latest = new Map(view.map((task) => [task.id, task]));
  return base.map((task) => latest.get(task.id) ?? task);
}

function isOwn({ tasks, intact, signedFor }: FoundList, journals: JournalsList): boolean {
  const { position, isBusy } = journals;
  if (tasks.length === 0 && intact) return !isRemoved(journals);
  const at = signedFor();
  // Written before there was a journal: what is in it has been sent since, or is still pending.
  if (at?.journal === null) return position.journal !== null || isBusy;
  return at !== null && at.journal === position.journal && at.seq <= position.seq;
}

/**
 * A text that is missing or empty was removed on purpose if the last page was left. If it was
 * killed, localStorage may not have reached the disk; while tabs are at work, one may lag behind.
 */
export function isRemoved({ position, isBusy, note }: JournalsList): boolean {
  const isLast = note?.journal === position.journal && note.seq >= position.seq;
  return isLast && note.isLeft && !isBusy;
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

/** The entries that set damaged texts of the journal aside. They have their ids from the texts. */
export function setAside(texts: readonly string[]): readonly Entry[] {
  return texts.map((text) => ({
    id: `${ADOPTION}${textHash(text)}`,
    change: [],
    keeps: [{ kind: 'unreadable', text }],
  }));
}

/** It carries a whole list or a damaged text into the journal, and has no key of its own in localStorage. */
export function isAdoption({ id }: Pick<Entry, 'id'>): boolean {
  return id.startsWith(ADOPTION);
}
