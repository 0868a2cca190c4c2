import { expect, test, vi } from 'vitest';
import { hasSpacing, isPaintedFrom } from './painted';

const tea = { id: '1', content: 'tea', done: false };
const milk = { id: '2', content: 'milk', done: true };

test('nothing counts as painted if the boot script gave up', () => {
  expect(isPaintedFrom([])).toBe(false);
});

test('a painted list is taken over only if its tasks and their order match', () => {
  vi.stubGlobal('painted', { tasks: [tea, milk], count: 1 });
  expect(isPaintedFrom([{ ...tea }, { ...milk }])).toBe(true);
  expect(isPaintedFrom([milk, tea])).toBe(false);
  expect(isPaintedFrom([tea])).toBe(false);
  expect(isPaintedFrom([tea, milk, { ...milk, id: '3' }])).toBe(false);
  expect(isPaintedFrom([tea, { ...milk, done: false }])).toBe(false);
  expect(isPaintedFrom([{ ...tea, content: 'Tea' }, milk])).toBe(false);
});

test.each(['two  blanks', ' before', 'after ', 'a\n indented line', 'a tab\tinside'])(
  'the spaces of %j must be preserved',
  (text) => expect(hasSpacing(text)).toBe(true),
);

test.each(['', 'tea', 'green tea', 'two\nlines', 'an empty\n\nline'])(
  '%j looks the same with its spaces collapsed',
  (text) => expect(hasSpacing(text)).toBe(false),
);
