import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyTasks } from '../domain/anyTasks.testing';
import type { Tasks } from '../domain/task';
import { shownTasks, surroundingsOf } from './shownTasks';

const list: Tasks = [
  { id: '1', content: 'tea', done: false },
  { id: '2', content: 'milk', done: false },
  { id: '3', content: 'green tea', done: true },
  { id: '4', content: 'tea cup', done: false },
];
const beside = (id: string, view: { term?: string; hideDone?: boolean } = {}) => {
  const whole = { tasks: list, term: '', hideDone: false, ...view };
  const { previous, next } = surroundingsOf(whole, id);
  return [previous?.id ?? null, next?.id ?? null];
};

describe('the tasks beside one', () => {
  test('are those that the search finds and that are not hidden', () => {
    expect(beside('1', { term: ' TEA' })).toEqual([null, '3']);
    expect(beside('1', { term: 'tea', hideDone: true })).toEqual([null, '4']);
    expect(beside('4', { hideDone: true })).toEqual(['2', null]);
  });

  test('exist even if the task itself is hidden', () => {
    expect(beside('2', { term: 'tea' })).toEqual(['1', '3']);
    expect(beside('3', { hideDone: true })).toEqual(['2', '4']);
  });

  test('are missing for an unknown task', () => {
    expect(beside('5')).toEqual([null, null]);
  });
});

test('a hidden task has no place in the visible list', () => {
  const view = { tasks: list, term: 'tea', hideDone: true };
  expect(surroundingsOf(view, '4')).toMatchObject({ place: 2, count: 2 });
  expect(surroundingsOf(view, '3')).toMatchObject({ place: 0, count: 2 });
});

test('Next from the first task visits every visible task, and Previous leads back', () => {
  const view = fc.record({
    tasks: anyTasks,
    hideDone: fc.boolean(),
    term: fc.constantFrom('', 'a'),
  });
  fc.assert(
    fc.property(view, (any) => {
      const shown = shownTasks(any);
      shown.forEach(({ id }, index) => {
        expect(surroundingsOf(any, id)).toEqual({
          previous: shown[index - 1],
          next: shown[index + 1],
          place: index + 1,
          count: shown.length,
        });
      });
    }),
  );
});
