import { NOWHERE, type Position } from '../journal';
import { isSettled, writerOf, type FoundNote } from './syncNotes';

/** Who wrote the loaded text, and what is known about it. */
export interface Origin {
  /** No tab of this app has written or emptied it. */
  readonly isForeign: boolean;
  /** The position in the journal that the text was written for. */
  readonly position: Position;
  /** The text is the list at that position, and nothing else. */
  readonly isSettled: boolean;
  /** The pending changes whose effect is in the text. */
  readonly holds: readonly string[];
  /** The app wrote it, and it is the only place of something. */
  readonly isOnlyCopy: boolean;
  /** The id of the adoption, if it comes to one: made from its cause, so it happens once. */
  readonly adoption: string;
  /** The tab that wrote it, if another one has noted a later position since. */
  readonly overtaken: string | null;
}

/** From what was read at load: meanwhile another tab may have adopted the same text. */
export function originOf(hash: string, notes: readonly FoundNote[], mark: string | null): Origin {
  const unknown = {
    isForeign: false,
    position: NOWHERE,
    isSettled: false,
    holds: [],
    isOnlyCopy: false,
    adoption: '',
    overtaken: null,
  };
  const writer = writerOf(hash, notes);
  if (writer) {
    const { position, holds, isOnlyCopy } = writer;
    const adoption = `adopt.${position.journal}.${position.seq}.${hash}`;
    const known = { position, holds, isOnlyCopy, isSettled: isSettled(writer), adoption };
    return { ...unknown, ...known, overtaken: isOvertaken(writer, notes) ? writer.tab : null };
  }
  // An interrupted write: the app wrote the text, before the note.
  if (notes.some(({ former }) => former === hash)) return unknown;
  if (mark !== null) return { ...unknown, isForeign: true, adoption: `adopt.${mark}.${hash}` };
  // Nothing at all: a new visitor, or a killed browser that had not written anything yet.
  if (hash === '' && notes.length === 0) return unknown;
  const seq = Math.max(0, ...notes.map(({ position }) => position.seq));
  return { ...unknown, isForeign: true, adoption: `adopt.${seq}.${hash}` };
}

/** Only a settled text counts: one with pending changes is that of a tab at work. */
function isOvertaken(writer: FoundNote, notes: readonly FoundNote[]): boolean {
  const { journal, seq } = writer.position;
  const isLater = ({ position }: FoundNote) => position.journal === journal && position.seq > seq;
  return isSettled(writer) && notes.some(isLater);
}
