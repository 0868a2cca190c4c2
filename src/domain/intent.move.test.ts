import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyId, anyTasks, idsOf } from './anyTasks.testing';
import { apply } from './change';
import { moveBeside, type Side } from './intent';
import type { Tasks } from './task';

/** A capital letter is a done task, which may be hidden. */
const list = (ids: string): Tasks =>
  ids.split('').map((id) => ({ id, content: id, done: id === id.toUpperCase() }));

function moved(ids: string, id: string, side: Side, neighbour: string): string {
  const tasks = list(ids);
  return idsOf(apply(tasks, moveBeside(tasks, id, neighbour, side))).join('');
}

describe('a task moves', () => {
  test.each([
    ['one down', 'abc', 'a', 'below', 'b', 'bac'],
    ['one up', 'abc', 'c', 'above', 'b', 'acb'],
    ['to the end', 'abc', 'a', 'below', 'c', 'bca'],
    ['to the start', 'abc', 'c', 'above', 'a', 'cab'],
    ['down over hidden tasks', 'aXYbZc', 'a', 'below', 'b', 'XYbaZc'],
    ['up over hidden tasks', 'aXYbZc', 'c', 'above', 'b', 'aXYcbZ'],
    ['above the first visible one, below hidden ones', 'Xab', 'b', 'above', 'a', 'Xba'],
    ['below the last visible one, above hidden ones', 'abX', 'a', 'below', 'b', 'baX'],
  ] as const)('%s', (_, ids, id, side, neighbour, result) => {
    expect(moved(ids, id, side, neighbour)).toBe(result);
  });
});

describe('a move changes nothing', () => {
  test.each([
    ['to its own place, below', 'abc', 'b', 'below', 'a'],
    ['to its own place, above', 'abc', 'b', 'above', 'c'],
    ['beside itself', 'abc', 'b', 'below', 'b'],
    ['of a task that is gone', 'abc', 'x', 'above', 'a'],
    ['beside a task that is gone', 'abc', 'a', 'below', 'x'],
    ['in an empty list', '', 'a', 'below', 'b'],
  ] as const)('%s', (_, ids, id, side, neighbour) => {
    expect(moveBeside(list(ids), id, neighbour, side)).toEqual([]);
  });
});

const anyMove = fc.tuple(anyTasks, anyId, anyId, fc.constantFrom<Side>('above', 'below'));

test('a moved task lands beside its neighbour, and the others keep their order', () => {
  fc.assert(
    fc.property(anyMove, ([tasks, id, neighbour, side]) => {
      const change = moveBeside(tasks, id, neighbour, side);
      const result = idsOf(apply(tasks, change));
      const others = (ids: string[]) => ids.filter((other) => other !== id);
      expect(others(result)).toEqual(others(idsOf(tasks)));
      const isPossible = id !== neighbour && [id, neighbour].every((one) => result.includes(one));
      const beside = result.indexOf(neighbour) + (side === 'above' ? -1 : 1);
      expect(isPossible ? result.indexOf(id) === beside : change.length === 0).toBe(true);
    }),
  );
});

test('a task inserted by another tab stays, and the moved task still lands beside its neighbour', () => {
  const tasks = list('abc');
  const change = moveBeside(tasks, 'a', 'b', 'below');
  expect(idsOf(apply(list('axbc'), change)).join('')).toBe('xbac');
});
