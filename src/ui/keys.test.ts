import { expect, test } from 'vitest';
import { keyOf } from './keys';

const NONE = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

test('a key is named with its modifiers, always in the same order', () => {
  expect(keyOf({ ...NONE, key: 'F2' })).toBe('F2');
  expect(keyOf({ ...NONE, key: 'ArrowUp', altKey: true })).toBe('Alt+ArrowUp');
  expect(keyOf({ key: 'Enter', altKey: true, ctrlKey: true, metaKey: true, shiftKey: true })).toBe(
    'Alt+Ctrl+Meta+Shift+Enter',
  );
});

test("Shift and Caps Lock do not change a letter's name", () => {
  expect(keyOf({ ...NONE, key: 'Z', ctrlKey: true, shiftKey: true })).toBe('Ctrl+Shift+z');
  expect(keyOf({ ...NONE, key: 'Z', ctrlKey: true })).toBe('Ctrl+z');
});
