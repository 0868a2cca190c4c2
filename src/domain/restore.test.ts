import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyTasks, idsOf } from './anyTasks.testing';
import { apply } from './change';
import { restore } from './restore';
import type { Task, Tasks } from './task';

const milk: Task = { id: 'm', content: 'milk', done: false };
const bread: Task = { id: 'b', content: 'bread', done: true };
const tasks: Tasks = [milk, bread];

const counter = () => {
  let count = 0;
  return () => `new${(count += 1)}`;
};

test('a missing task is restored unchanged at the end', () => {
  const eggs: Task = { id: 'e', content: 'eggs', done: true };
  expect(apply(tasks, restore(tasks, [eggs, milk], counter()))).toEqual([...tasks, eggs]);
});

test('a task that was edited since is restored as a copy beside it', () => {
  const former: Task = { ...milk, content: 'oat milk' };
  expect(apply(tasks, restore(tasks, [former], counter()))).toEqual([
    ...tasks,
    { ...former, id: 'new1' },
  ]);
});

test('ticks and order are restored if nothing else differs, and tasks added since stay', () => {
  const eggs: Task = { id: 'e', content: 'eggs', done: true };
  const present = [milk, eggs, bread];
  const ticked = [
    { ...milk, done: true },
    { ...bread, done: false },
  ];
  expect(apply(present, restore(present, ticked, counter()))).toEqual([ticked[0], eggs, ticked[1]]);
  const moved = [bread, { ...milk, done: true }];
  expect(apply(present, restore(present, moved, counter()))).toEqual([...moved, eggs]);
  expect(restore(present, tasks, counter())).toEqual([]);
});

test('restoring brings back every former text and removes no present task', () => {
  fc.assert(
    fc.property(anyTasks, anyTasks, (list, former) => {
      const restored = apply(list, restore(list, former, counter()));
      expect(idsOf(restored)).toEqual(expect.arrayContaining(idsOf(list)));
      expect(new Set(idsOf(restored)).size).toBe(restored.length);
      const contents = restored.map(({ content }) => content);
      expect(contents).toEqual(expect.arrayContaining(former.map(({ content }) => content)));
      expect(restore(list, list, counter())).toEqual([]);
    }),
  );
});
