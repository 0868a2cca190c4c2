/** Composed and lower-cased, so that "Ł" finds "ł" and an accent typed as two characters fits. */
export function fold(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

/** Engines refuse patterns that are too long. A longer term was pasted, with all its accents. */
const LONGEST_TYPED = 1000;

/** Accents that are characters of their own: those of letters that have no composed form. */
const ACCENTS = '[\u0300-\u036f]*';

/** Accents that Unicode does not take apart from their letters. */
const STROKES = new Map([
  ['ł', 'l'],
  ['ø', 'o'],
  ['đ', 'd'],
]);

/**
 * What a term finds in a folded text: a letter without an accent also finds the same one with any,
 * and a letter with an accent only itself. Null when the term is blank.
 */
export function searchPattern(term: string): RegExp | null {
  if (latest?.term !== term) latest = { term, pattern: patternOf(fold(term.trim())) };
  return latest.pattern;
}

/** Every row asks for the pattern of the same term. */
let latest: { readonly term: string; readonly pattern: RegExp | null } | null = null;

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
  accented ??= accentedLetters();
  const others = accented.get(letter);
  return (others === undefined ? literal : `[${letter}${others}]`) + ACCENTS;
}

/** Made with the first search: it takes about a millisecond. */
let accented: ReadonlyMap<string, string> | null = null;

/** Of each letter those that differ from it by accents: of "z" they are "źżž" and more. */
function accentedLetters(): ReadonlyMap<string, string> {
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
}

/** The letter without its accents. An accent alone has none. */
function baseOf(letter: string): string {
  const base = letter.normalize('NFD').replace(/[\u0300-\u036f]+/, '');
  return STROKES.get(base) ?? base;
}
