import { parseRecord } from '../domain/parseJson';
import { localValue } from './browser/localValue';

/** What was typed and not saved yet. */
export interface Drafts {
  readonly newTask: string;
  /** By the id of the task; the one typed last comes last. */
  readonly edits: ReadonlyMap<string, string>;
}

/** A list that a link has brought, as it is in the link. */
export interface ReceivedList {
  readonly list: string;
  /** The name of the file that the link was in; null where it was opened or pasted. */
  readonly file: string | null;
}

/** Kept for this tab alone, through reloads and crashes, until the tab is closed. */
export interface DraftStorage {
  read(): Drafts;
  write(drafts: Drafts): void;
  /** The list about which the visitor has not decided yet. */
  readReceived(): ReceivedList | null;
  writeReceived(received: ReceivedList | null): void;
}

export function openDraftStorage(session: Storage | null): DraftStorage {
  const value = localValue(session, 'tasks.drafts');
  // Under a key of its own: drafts are written with every letter, and a list may be long.
  const receivedList = localValue(session, 'tasks.offer');
  return {
    read: () => parse(value.read()),
    write({ newTask, edits }) {
      if (newTask === '' && edits.size === 0) value.remove();
      else value.write(JSON.stringify({ newTask, edits: [...edits] }));
    },
    readReceived: () => parseReceived(receivedList.read()),
    writeReceived(received) {
      // A former list must not be asked about in place of one that does not fit.
      if (!received || !receivedList.write(JSON.stringify(received))) receivedList.remove();
    },
  };
}

/** Reading the property itself throws where storage is forbidden. */
export function browserSession(): Storage | null {
  try {
    return globalThis.sessionStorage ?? null;
  } catch {
    return null;
  }
}

function parse(text: string | null): Drafts {
  const { newTask, edits } = parseRecord(text);
  return {
    newTask: typeof newTask === 'string' ? newTask : '',
    edits: new Map(Array.isArray(edits) ? edits.filter(isEdit) : []),
  };
}

function parseReceived(text: string | null): ReceivedList | null {
  const { list, file } = parseRecord(text);
  if (typeof list !== 'string') return null;
  return { list, file: typeof file === 'string' ? file : null };
}

function isEdit(edit: unknown): edit is [string, string] {
  return Array.isArray(edit) && typeof edit[0] === 'string' && typeof edit[1] === 'string';
}
