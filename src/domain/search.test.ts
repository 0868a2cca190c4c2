import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matching } from './search';
import type { Tasks } from './task';

const tasksOf = (...contents: string[]): Tasks =>
  contents.map((content, index) => ({ id: `${index}`, content, done: false }));
const found = (term: string, ...contents: string[]): string[] =>
  matching(tasksOf(...contents), term).map(({ content }) => content);

const LETTERS = 'ąćęłńóśźżáéíñúüabcxyz'.split('');
const anyMark = fc.constantFrom('a', 'ạ', 'İ', 'i', 'ł', '\u0301', '\u0308', '\u0323', ' ', '.');
const anyText = fc.string({
  unit: fc.constantFrom(...LETTERS, ' ', '.', '*', '[', '(', '\\', '1'),
});

test('tasks are found by a part of their content, in their order', () => {
  expect(found('il', 'milk', 'bread', 'chilli')).toEqual(['milk', 'chilli']);
});

test('an unknown term finds nothing', () => {
  expect(found('tea', 'milk', 'bread')).toEqual([]);
});

describe('a blank term returns the same array', () => {
  test.each(['', ' ', '\t\n', '\u00a0'])('%j', (term) => {
    const tasks = tasksOf('milk', '');
    expect(matching(tasks, term)).toBe(tasks);
  });
});

test('spaces around the term are ignored, spaces inside it count', () => {
  expect(found('  two eggs ', 'two eggs', 'twoeggs')).toEqual(['two eggs']);
});

test.each(LETTERS)('%s is found in lower and upper case', (letter) => {
  const capital = letter.toUpperCase();
  expect(found(letter, capital)).toHaveLength(1);
  expect(found(capital, letter)).toHaveLength(1);
});

describe('a letter typed without an accent', () => {
  test.each([
    ['zolw', 'Żółw'],
    ['gory', 'w góry'],
    ['manana', 'MAÑANA'],
    ['lodz', 'łódź'],
    ['ol', 'Øł'],
    ['da', 'đa'],
    ['istanbul', 'İstanbul'],
    ['a', 'ấ'],
    ['qa', 'q\u0301a'],
    ['лен', 'лён'],
  ])('%s finds %s', (term, content) => {
    expect(found(term, content, content.normalize('NFD'))).toHaveLength(2);
  });

  test('finds it among other accented letters', () => {
    expect(found('zółw', 'żółw', 'żolw')).toEqual(['żółw']);
    expect(found('żolw', 'żółw', 'zolw')).toEqual(['żółw']);
  });
});

test('a letter typed with an accent finds only itself', () => {
  expect(found('ż', 'z', 'ź', 'ż')).toEqual(['ż']);
  expect(found('ł', 'l', 'ł')).toEqual(['ł']);
  expect(found('â', 'a', 'ấ', 'â')).toEqual(['â']);
  expect(found('ñ'.normalize('NFD'), 'n', 'ñ')).toEqual(['ñ']);
});

test('a letter with no unaccented form finds only itself', () => {
  expect(found('ss', 'ß')).toEqual([]);
  expect(found('fi', 'ﬁ')).toEqual([]);
  expect(found('か', 'が')).toEqual([]);
});

test('a term as long as a book finds the task that contains it', () => {
  const book = 'żółw '.repeat(50_000);
  expect(found(book, `x ${book}`, 'żółw')).toHaveLength(1);
});

test('a letter and its accent may be one character or two, in term and text', () => {
  expect(found('Żó'.normalize('NFD'), 'żółw')).toEqual(['żółw']);
  expect(found('ÑAND', 'ñandú'.normalize('NFD'))).toHaveLength(1);
});

test.each(['.*', '[a-z]', '(', ')', '\\', '^a', 'a$', 'a|b', '?', '+', '{1}'])(
  '%s is matched literally',
  (term) => {
    expect(found(term, 'abc', `x${term}y`)).toEqual([`x${term}y`]);
  },
);

test('any part of any content finds it, in any case and Unicode form', () => {
  fc.assert(
    fc.property(anyText, anyText, anyText, (before, term, after) => {
      const content = before + term + after;
      for (const form of ['NFC', 'NFD'] as const) {
        expect(found(term.toUpperCase().normalize(form), content)).toHaveLength(1);
        expect(found(term, content.toUpperCase().normalize(form))).toHaveLength(1);
      }
    }),
  );
});

const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l');

test('a term without accents finds exactly the texts that contain it once accents are removed', () => {
  fc.assert(
    fc.property(
      fc.array(anyText),
      fc.string({ unit: fc.constantFrom('a', 'b', ' ', '.') }),
      (contents, term) => {
        const expected = contents.filter((content) => bare(content).includes(term.trim()));
        expect(found(term, ...contents)).toEqual(expected);
      },
    ),
  );
});

/** A strict search: lower case, with accents. */
const holds = (content: string, term: string) =>
  content.normalize('NFC').toLowerCase().includes(term.trim().normalize('NFC').toLowerCase());

test('a search finds everything that a strict one finds', () => {
  const text = fc.oneof(anyText, fc.string({ unit: 'binary' }), fc.string({ unit: anyMark }));
  fc.assert(
    fc.property(text, text, text, (before, term, after) => {
      const content = before + term + after;
      fc.pre(holds(content, term));
      expect(found(term, content)).toHaveLength(1);
    }),
    { numRuns: 1000 },
  );
});
