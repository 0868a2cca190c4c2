import type { Tasks } from './task';

/** Composed and lower-cased, so that "Ł" finds "ł" and an accent typed as two characters fits. */
function fold(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

/** A list never changes: folding a long one anew for every letter would take longer than a frame. */
const foldedLists = new WeakMap<Tasks, readonly string[]>();

function foldedContents(tasks: Tasks): readonly string[] {
  const contents = foldedLists.get(tasks) ?? tasks.map(({ content }) => fold(content));
  foldedLists.set(tasks, contents);
  return contents;
}

export function matching(tasks: Tasks, term: string): Tasks {
  const needle = fold(term.trim());
  if (needle === '') return tasks;
  const contents = foldedContents(tasks);
  return tasks.filter((_, index) => contents[index]?.includes(needle));
}

export interface Piece {
  readonly start: number;
  readonly text: string;
  readonly isMatch: boolean;
}

/** What folding may join: a letter with its accents, or the parts of a Korean syllable. */
const CHARACTER = /[\uac00-\ud7a3]?[\u1100-\u11ff]+\p{M}*|\P{M}\p{M}*|\p{M}+/gu;

/** The text in pieces, cut where the term matches. A folded text may be shorter or longer. */
export function pieces(text: string, term: string): readonly Piece[] {
  const needle = fold(term.trim());
  const foldedText = fold(text);
  let found = needle === '' ? -1 : foldedText.indexOf(needle);
  const result: Piece[] = [];
  let position = 0;
  for (const { 0: character, index } of found < 0 ? [] : text.matchAll(CHARACTER)) {
    const end = position + fold(character).length;
    while (found >= 0 && found + needle.length <= position) {
      found = foldedText.indexOf(needle, found + needle.length);
    }
    append(result, { start: index, text: character, isMatch: found >= 0 && found < end });
    position = end;
  }
  // Should a language fold in a way that is not foreseen here, no mark is better than a wrong one.
  return position === foldedText.length ? result : [{ start: 0, text, isMatch: false }];
}

function append(result: Piece[], piece: Piece): void {
  const last = result.at(-1);
  if (last?.isMatch !== piece.isMatch) result.push(piece);
  else result[result.length - 1] = { ...last, text: last.text + piece.text };
}
