import { expect, test } from 'vitest';
import { roomFor } from './draggedRow';

const rows = [0, 50, 100, 150].map((top) => ({ id: String(top), top, bottom: top + 50 }));

/** The direction each row moves while one of them is dragged to the gap at this height. */
const roomsFor = (dragged: number, gap: number) =>
  rows.map((row) => roomFor(row, rows[dragged] ?? row, gap));

test.each([
  { dragged: 0, gap: 150, rooms: [null, 'up', 'up', null] },
  { dragged: 3, gap: 50, rooms: [null, 'down', 'down', null] },
  { dragged: 1, gap: 0, rooms: ['down', null, null, null] },
  { dragged: 1, gap: 200, rooms: [null, null, 'up', 'up'] },
])('dragging row $dragged to $gap makes the others give way', ({ dragged, gap, rooms }) => {
  expect(roomsFor(dragged, gap)).toEqual(rooms);
});

test('a row over its own place moves no other', () => {
  for (const gap of [50, 100]) expect(roomsFor(1, gap)).toEqual([null, null, null, null]);
});

test('rounded row heights make no difference', () => {
  expect(roomsFor(0, 149)).toEqual([null, 'up', 'up', null]);
  expect(roomsFor(0, 151)).toEqual([null, 'up', 'up', null]);
});
