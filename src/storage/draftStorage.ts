import { parseRecord } from '../domain/parseJson';
import { localValue } from './browser/localValue';

/** Unsaved texts. */
export interface Drafts {
  readonly newTask: string;
  /** By task id, the one typed last at the end. */
  readonly edits: ReadonlyMap<string, string>;
}

/** The list of a link, in the format of the link. */
export interface ReceivedList {
  readonly list: string;
  /** The name of the file with the link. Null if the link was opened or pasted. */
  readonly file: string | null;
}

/** Drafts of this tab, which survive reloads and crashes until the tab is closed. */
export interface DraftStorage {
  read(): Drafts;
  write(drafts: Drafts): void;
  /** The received list that the visitor has not answered yet. */
  readReceived(): ReceivedList | null;
  writeReceived(received: ReceivedList | null): void;
}

export function openDraftStorage(session: Storage | null): DraftStorage {
  const value = localValue(session, 'tasks.drafts');
  // Under another key than the drafts, which are written with every letter, because a list may be long.
  const receivedList = localValue(session, 'tasks.offer');
  return {
    read: () => parse(value.read()),
    write({ newTask, edits }) {
      if (newTask === '' && edits.size === 0) value.remove();
      else value.write(JSON.stringify({ newTask, edits: [...edits] }));
    },
    readReceived: () => parseReceived(receivedList.read()),
    writeReceived(received) {
      // If the new list does not fit, the former one must not be asked about in its place.
      if (!received || !receivedList.write(JSON.stringify(received))) receivedList.remove();
    },
  };
}

/** Where storage is forbidden, reading the property throws. */
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
