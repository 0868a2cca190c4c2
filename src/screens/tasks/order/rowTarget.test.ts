import { expect, test } from 'vitest';
import { nearestRow, type RowBox } from './rowTarget';

const view = { top: 0, bottom: 800 };
const rows: RowBox[] = [
  { id: 'a', top: 100, bottom: 160 },
  { id: 'b', top: 160, bottom: 260 },
  { id: 'c', top: 260, bottom: 320 },
];

test.each([
  [100, 'a', 'above'],
  [129, 'a', 'above'],
  [130, 'a', 'below'],
  [160, 'b', 'above'],
  [209, 'b', 'above'],
  [210, 'b', 'below'],
  [319, 'c', 'below'],
])('at a height of %i a row lands beside %s, %s it', (y, neighbour, side) => {
  expect(nearestRow(rows, y, view)).toEqual({ neighbour, side });
});

test('above the list the row becomes the first, below it the last', () => {
  expect(nearestRow(rows, 20, view)).toEqual({ neighbour: 'a', side: 'above' });
  expect(nearestRow(rows, 700, view)).toEqual({ neighbour: 'c', side: 'below' });
  expect(nearestRow(rows, -700, view)).toEqual({ neighbour: 'a', side: 'above' });
  expect(nearestRow(rows, 5000, view)).toEqual({ neighbour: 'c', side: 'below' });
});

test('a row scrolled out of the window is not a target', () => {
  const scrolled = [
    { id: 'far above', top: -900, bottom: -840 },
    ...rows,
    { id: 'far below', top: 5000, bottom: 5060 },
  ];
  expect(nearestRow(scrolled, 20, view)).toEqual({ neighbour: 'a', side: 'above' });
  expect(nearestRow(scrolled, 799, view)).toEqual({ neighbour: 'c', side: 'below' });
});

test('a row partly out of the window is a target', () => {
  const cut = [{ id: 'cut', top: -30, bottom: 30 }, ...rows];
  expect(nearestRow(cut, 5, view)).toEqual({ neighbour: 'cut', side: 'below' });
});

test('without rows there is no target', () => {
  expect(nearestRow([], 100, view)).toBeNull();
});
