import { expect, test } from 'vitest';
import { scrollSpeed } from './scrollAtEdges';

test('away from the edges nothing scrolls', () => {
  for (const y of [64, 400, 736]) expect(scrollSpeed(y, 800)).toBe(0);
});

test('near the edges it scrolls towards them, slowly at first', () => {
  expect(scrollSpeed(61, 800)).toBe(-1);
  expect(scrollSpeed(739, 800)).toBe(1);
  expect(scrollSpeed(32, 800)).toBe(-12);
  expect(scrollSpeed(768, 800)).toBe(12);
});

test('at the edge and beyond it has its full speed', () => {
  for (const y of [0, -500]) expect(scrollSpeed(y, 800)).toBe(-24);
  for (const y of [800, 5000]) expect(scrollSpeed(y, 800)).toBe(24);
});
