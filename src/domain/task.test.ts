import { expect, test } from 'vitest';
import { nameOf, shortened } from './task';

test('a task of nothing but spaces has a name of its own', () => {
  expect(nameOf(' tea ', { noContent: '(empty)' })).toBe(' tea ');
  expect(nameOf(' \t\n', { noContent: '(empty)' })).toBe('(empty)');
});

test('a long text is cut off, without half an emoji or a space at its end', () => {
  expect(shortened('tea', 3)).toBe('tea');
  expect(shortened('green tea', 6)).toBe('green…');
  expect(shortened('tea🍵', 4)).toBe('tea…');
});
