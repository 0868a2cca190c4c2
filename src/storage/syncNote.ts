import * as v from 'valibot';
import type { Entry } from './journal';

/**
 * What each tab writes down beside `tasks` before it writes the text itself, under a key of its
 * own: so the text that stands there always fits the note of the tab that wrote it last.
 */
export interface SyncNote {
  /** The journal's number for which the text stands. */
  readonly seq: number;
  readonly hash: string;
  /** The text it replaces: a browser killed between the two writes leaves that one behind. */
  readonly former: string | null;
  /** Changes that the journal has not confirmed; null: too many to write down here. */
  readonly pending: readonly Entry[] | null;
  readonly time: number;
}

const Id = v.string();
const Ids = v.array(Id);
const Place = v.object({ after: v.nullable(Id), before: v.nullable(Id) });
const Task = v.object({ id: Id, content: v.string(), done: v.boolean() });
const Operation = v.variant('type', [
  v.object({ type: v.literal('put'), tasks: v.array(Task), place: Place }),
  v.object({ type: v.literal('remove'), ids: Ids }),
  v.object({ type: v.literal('setDone'), ids: Ids, done: v.boolean() }),
  v.object({ type: v.literal('setContent'), id: Id, content: v.string() }),
  v.object({ type: v.literal('move'), id: Id, place: Place }),
]);
const Note = v.object({
  seq: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  hash: v.string(),
  former: v.nullable(v.string()),
  pending: v.nullable(v.array(v.object({ id: Id, change: v.array(Operation) }))),
  time: v.number(),
});

/** Null for a text that is no note. */
export function readSyncNote(text: string | null): SyncNote | null {
  if (text === null) return null;
  try {
    const parsed = v.safeParse(Note, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

export function isSettled({ former, pending }: SyncNote): boolean {
  return former === null && pending?.length === 0;
}
