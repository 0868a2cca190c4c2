import { expect, test } from 'vitest';
import { nameOf, shortened } from './task';

test('a blank task is named “no content”', () => {
  expect(nameOf(' tea ', { noContent: '(empty)' })).toBe(' tea ');
  expect(nameOf(' \t\n', { noContent: '(empty)' })).toBe('(empty)');
});

test('a shortened text ends in neither half an emoji nor a space', () => {
  expect(shortened('tea', 3)).toBe('tea');
  expect(shortened('green tea', 6)).toBe('green…');
  expect(shortened('tea🍵', 4)).toBe('tea…');
});
