import { memo } from './memo';

/** Composed and lower-cased, so that "Ł" matches "ł" and an accent typed as two characters matches too. */
export function fold(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

/** Engines refuse longer patterns. A longer term was surely pasted, accents included. */
const LONGEST_TYPED = 1000;

/** Combining accents, of letters that have no composed form. */
const ACCENTS = '[\u0300-\u036f]*';

/** Accented letters that Unicode does not decompose. */
const STROKES = new Map([
  ['ł', 'l'],
  ['ø', 'o'],
  ['đ', 'd'],
]);

/**
 * The pattern of a term for folded texts: a letter without an accent matches it with any accent, a
 * letter with an accent only itself. Null if the term is blank.
 */
export const searchPattern = memo((term: string) => patternOf(fold(term.trim())));

function patternOf(needle: string): RegExp | null {
  if (needle === '') return null;
  const isTyped = needle.length <= LONGEST_TYPED;
  const letters = needle.split('').map((letter, index) => {
    const literal = letter.replace(/[\\^$.*+?()[\]{}|]/, '\\$&');
    const hasAccent = baseOf(letter) !== letter || baseOf(needle[index + 1] ?? ' ') === '';
    return isTyped && !hasAccent ? forgiving(letter, literal) : literal;
  });
  return new RegExp(letters.join(''), 'g');
}

function forgiving(letter: string, literal: string): string {
  const others = accentedLetters().get(letter);
  return (others === undefined ? literal : `[${letter}${others}]`) + ACCENTS;
}

/** The accented variants of each letter: "źżž" and more for "z". Collecting them takes a millisecond. */
const accentedLetters = memo<void, ReadonlyMap<string, string>>(() => {
  const result = new Map<string, string>();
  const collect = (first: number, last: number) => {
    for (let code = first; code <= last; code += 1) {
      const letter = String.fromCharCode(code);
      const base = baseOf(letter);
      if (base !== letter) result.set(base, (result.get(base) ?? '') + letter);
    }
  };
  // Latin, Greek and Cyrillic.
  collect(0xc0, 0x52f);
  collect(0x1e00, 0x1fff);
  return result;
});

/** The letter without its accents; empty for an accent alone. */
function baseOf(letter: string): string {
  const base = letter.normalize('NFD').replace(/[\u0300-\u036f]+/, '');
  return STROKES.get(base) ?? base;
}
