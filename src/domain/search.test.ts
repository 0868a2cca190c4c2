import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matching } from './search';
import type { Tasks } from './task';

const tasksOf = (...contents: string[]): Tasks =>
  contents.map((content, index) => ({ id: `${index}`, content, done: false }));
const found = (term: string, ...contents: string[]): string[] =>
  matching(tasksOf(...contents), term).map(({ content }) => content);

const LETTERS = 'ąćęłńóśźżáéíñúüabcxyz'.split('');
const anyText = fc.string({
  unit: fc.constantFrom(...LETTERS, ' ', '.', '*', '[', '(', '\\', '1'),
});

test('a task is found by a part of its content, and the order stays', () => {
  expect(found('il', 'milk', 'bread', 'chilli')).toEqual(['milk', 'chilli']);
});

test('a term that stands nowhere finds nothing', () => {
  expect(found('tea', 'milk', 'bread')).toEqual([]);
});

describe('a blank term shows the very same list', () => {
  test.each(['', ' ', '\t\n', '\u00a0'])('%j', (term) => {
    const tasks = tasksOf('milk', '');
    expect(matching(tasks, term)).toBe(tasks);
  });
});

test('spaces around the term do not count, spaces inside do', () => {
  expect(found('  two eggs ', 'two eggs', 'twoeggs')).toEqual(['two eggs']);
});

test.each(LETTERS)('%s is found as a small and as a capital letter', (letter) => {
  const capital = letter.toUpperCase();
  expect(found(letter, capital)).toHaveLength(1);
  expect(found(capital, letter)).toHaveLength(1);
});

test('a letter with an accent is another letter than the one without', () => {
  expect(found('zolw', 'żółw')).toEqual([]);
  expect(found('n', 'ñ')).toEqual([]);
  expect(found('ss', 'ß')).toEqual([]);
});

test('a letter and its accent may be one character or two, on either side', () => {
  expect(found('Żó'.normalize('NFD'), 'żółw')).toEqual(['żółw']);
  expect(found('ÑAND', 'ñandú'.normalize('NFD'))).toHaveLength(1);
});

test.each(['.*', '[a-z]', '(', ')', '\\', '^a', 'a$', 'a|b', '?', '+', '{1}'])(
  '%s is meant literally',
  (term) => {
    expect(found(term, 'abc', `x${term}y`)).toEqual([`x${term}y`]);
  },
);

test('any part of any content finds it, in either case and form', () => {
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

test('what is found is exactly what holds the trimmed term', () => {
  fc.assert(
    fc.property(
      fc.array(anyText),
      fc.string({ unit: fc.constantFrom('a', 'b', ' ', '.') }),
      (contents, term) => {
        const expected = contents.filter((content) => content.includes(term.trim()));
        expect(found(term, ...contents)).toEqual(expected);
      },
    ),
  );
});
