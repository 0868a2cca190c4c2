import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyTasks, idsOf } from './anyTasks.testing';
import { apply } from './change';
import type { IncomingTask } from './incomingTask';
import { importing } from './importing';
import type { Task, Tasks } from './task';

const milk: Task = { id: 'm', content: 'milk', done: false };
const bread: Task = { id: 'b', content: 'bread', done: true };

function imported(tasks: Tasks, incoming: readonly IncomingTask[]) {
  let ids = 0;
  const { change, ...counts } = importing(tasks, incoming, () => `new${(ids += 1)}`);
  return { ...counts, tasks: apply(tasks, change) };
}

test('unknown tasks are added at the end, in their order', () => {
  expect(imported([milk], [bread, { content: 'tea', done: false }])).toEqual({
    tasks: [milk, bread, { id: 'new1', content: 'tea', done: false }],
    added: 2,
    updated: 0,
    unchanged: 0,
    repeated: new Set(),
  });
});

test('known tasks are updated where they stand', () => {
  const incoming = [
    { ...bread, done: false },
    { ...milk, content: 'oat milk', done: true },
  ];
  expect(imported([milk, bread], incoming)).toEqual({
    tasks: [
      { ...milk, content: 'oat milk', done: true },
      { ...bread, done: false },
    ],
    added: 0,
    updated: 2,
    unchanged: 0,
    repeated: new Set(),
  });
});

test('what is the same already makes no change', () => {
  expect(imported([milk], [milk])).toEqual({
    tasks: [milk],
    added: 0,
    updated: 0,
    unchanged: 1,
    repeated: new Set(),
  });
});

test('an added task whose text is in the list already is named', () => {
  const again = { content: 'milk', done: true };
  expect(imported([milk], [again, { content: 'tea', done: false }]).repeated).toEqual(
    new Set(['new1']),
  );
});

test.each<[string, IncomingTask[]]>([
  ['missing', [{ content: 'tea', done: false }]],
  ['unusable', [{ id: '..', content: 'tea', done: false }]],
  ['no text', [{ id: 5, content: 'tea', done: false }]],
])('an id that is %s is replaced', (_title, incoming) => {
  expect(idsOf(imported([], incoming).tasks)).toEqual(['new1']);
});

test('an id that is repeated is used once', () => {
  expect(idsOf(imported([milk], [milk, milk, bread, bread]).tasks)).toEqual([
    'm',
    'new1',
    'b',
    'new2',
  ]);
});

test('an import removes nothing, changes no order, and makes known tasks as they are in the file', () => {
  fc.assert(
    fc.property(anyTasks, anyTasks, (tasks, file) => {
      const after = imported(tasks, file).tasks;
      expect(idsOf(after).slice(0, tasks.length)).toEqual(idsOf(tasks));
      for (const task of file) expect(after).toContainEqual(task);
    }),
  );
});
