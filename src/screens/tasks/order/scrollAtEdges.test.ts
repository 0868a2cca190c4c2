import { expect, test } from 'vitest';
import { scrollStep } from './scrollAtEdges';

const long = { top: -5000, bottom: 5000 };

test('away from the edges nothing scrolls', () => {
  for (const y of [64, 400, 736]) expect(scrollStep(y, long, 800)).toBe(0);
});

test('near an edge the page scrolls towards it, slowly at first', () => {
  expect(scrollStep(61, long, 800)).toBe(-1);
  expect(scrollStep(739, long, 800)).toBe(1);
  expect(scrollStep(32, long, 800)).toBe(-12);
  expect(scrollStep(768, long, 800)).toBe(12);
});

test('at the edge and beyond it scrolls at full speed', () => {
  for (const y of [0, -500]) expect(scrollStep(y, long, 800)).toBe(-24);
  for (const y of [800, 5000]) expect(scrollStep(y, long, 800)).toBe(24);
});

test('it stops once the first or the last row is in view', () => {
  expect(scrollStep(0, { top: 54, bottom: 5000 }, 800)).toBe(-10);
  expect(scrollStep(800, { top: -5000, bottom: 746 }, 800)).toBe(10);
  for (const top of [64, 400, 1200]) {
    expect(scrollStep(0, { top, bottom: 5000 }, 800)).toBeCloseTo(0);
  }
  for (const bottom of [736, 400, -400]) {
    expect(scrollStep(800, { top: -5000, bottom }, 800)).toBe(0);
  }
});
