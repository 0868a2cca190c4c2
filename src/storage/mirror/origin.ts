import { NOWHERE, type Entry } from '../journal';
import type { NotedTexts } from './earlierNotes';
import { EMPTY_LIST, type Emptied } from './emptyList';
import { readSignature, signatureOf, type Signature } from './signature';
import type { SyncPoint } from './syncPoint';
import { textHash } from './textHash';

/** Whose text it is. */
export interface Origin extends Signature {
  /** The app had come further before: this text of its own was put back by hand. */
  readonly isPutBack: boolean;
}

const PLAIN = { holds: [], isOnlyCopy: false, isPutBack: false };

/** A text under `tasks`. Hashing a long one takes milliseconds, so it waits until it is needed. */
export interface StoredText {
  readonly text: string | null;
  /** That of the JSON: the same before and after a text is signed. */
  readonly hash: () => string;
  readonly signature: () => Signature | null;
}

export function storedText(text: string | null, knownHash?: string): StoredText {
  // Up to its end: to hash a slice of a long text takes several times as long.
  const hashed = () => (text === null ? '' : textHash(text, text.trimEnd().length));
  const hash = once(() => knownHash ?? hashed());
  return { text, hash, signature: once(() => (text === null ? null : signatureOf(text, hash))) };
}

/** What was beside the text when it was read: other tabs may have removed it since. */
export interface Beside {
  readonly sync: SyncPoint | null;
  readonly emptied: Emptied;
  readonly pending: readonly Entry[];
  readonly noted: NotedTexts;
  /** All that the app leaves beside its texts was cleared. */
  readonly isAlone: boolean;
  /** A page has seen that localStorage was cleared. */
  readonly wasCleared: boolean;
}

export function originOf(stored: StoredText, beside: Beside): Origin {
  const { text, hash } = stored;
  const { sync, emptied, pending, isAlone } = beside;
  const isEmpty = text === EMPTY_LIST;
  const signature = isEmpty ? readSignature(emptied.signature, hash) : stored.signature();
  if (text !== null && sync?.hash === hash()) return { ...PLAIN, position: sync };
  if (!signature) return unsignedOrigin(stored, beside);
  // While changes are pending, tabs are at work, and the text may be that of one that lags behind.
  const isPutBack = pending.length === 0 && (isAlone || isEarlier(signature, sync));
  // Another program has emptied the list: there is nothing in it to offer.
  if (isPutBack && isEmpty && emptied.isRefilled) return { ...PLAIN, position: null };
  return { ...signature, isPutBack };
}

/** The app has come to rest with a later list since. */
function isEarlier({ position }: Signature, sync: SyncPoint | null): boolean {
  if (!position || sync?.hash === undefined) return false;
  return sync.journal === position.journal && position.seq < sync.seq;
}

function unsignedOrigin({ text, hash }: StoredText, beside: Beside): Origin {
  const { sync, noted, wasCleared } = beside;
  const signature = noted.signatureOf(hash);
  if (signature) return { ...signature, isPutBack: false };
  // Nothing at all: a new visitor, or a killed browser that had not written anything yet.
  const isUntouched = text === null && sync === null && !wasCleared && noted.isEmpty;
  return { ...PLAIN, position: isUntouched ? NOWHERE : null };
}

export function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => (made ??= { value: make() }).value;
}
