import { memo } from './memo';
import { fold, searchPattern } from './searchPattern';
import type { Tasks } from './task';

/** Folding a long list again for every letter of a search would take longer than a frame. */
const foldedContents = memo((tasks: Tasks) => tasks.map(({ content }) => fold(content)));

export function matching(tasks: Tasks, term: string): Tasks {
  const pattern = searchPattern(term);
  if (pattern === null) return tasks;
  const contents = foldedContents(tasks);
  return tasks.filter((_, index) => (contents[index]?.search(pattern) ?? -1) >= 0);
}

interface Piece {
  readonly start: number;
  readonly text: string;
  readonly isMatch: boolean;
}

/** Units that folding may join: a letter with its accents, or the parts of a Korean syllable. */
const CHARACTER = /[\uac00-\ud7a3]?[\u1100-\u11ff]+\p{M}*|\P{M}\p{M}*|\p{M}+/gu;

/** The text, split at the matches of the term. A folded text may be shorter or longer. */
export function pieces(text: string, term: string): readonly Piece[] {
  const pattern = searchPattern(term);
  const foldedText = fold(text);
  const matches = pattern === null ? [] : [...foldedText.matchAll(pattern)];
  const result: Piece[] = [];
  let position = 0;
  let next = 0;
  for (const { 0: character, index } of matches.length === 0 ? [] : text.matchAll(CHARACTER)) {
    const end = position + fold(character).length;
    while (endOf(matches[next]) <= position) next += 1;
    append(result, {
      start: index,
      text: character,
      isMatch: (matches[next]?.index ?? Infinity) < end,
    });
    position = end;
  }
  // If a language folds in an unforeseen way, no highlight is better than a wrong one.
  return position === foldedText.length ? result : [{ start: 0, text, isMatch: false }];
}

function endOf(match: RegExpExecArray | undefined): number {
  return match ? match.index + match[0].length : Infinity;
}

function append(result: Piece[], piece: Piece): void {
  const last = result.at(-1);
  if (last?.isMatch !== piece.isMatch) result.push(piece);
  else result[result.length - 1] = { ...last, text: last.text + piece.text };
}
