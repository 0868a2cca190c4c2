import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyTasks, idsOf } from './anyTasks.testing';
import { apply } from './change';
import { importing, type Repeats } from './importing';
import type { IncomingTask, Task, Tasks } from './task';

const milk: Task = { id: 'm', content: 'milk', done: false };
const bread: Task = { id: 'b', content: 'bread', done: true };

function imported(tasks: Tasks, incoming: readonly IncomingTask[], repeats?: Repeats) {
  let ids = 0;
  const { change, ...counts } = importing(tasks, incoming, () => `new${(ids += 1)}`, repeats);
  return { ...counts, tasks: apply(tasks, change) };
}

const counts = (added: number, updated: number, known: number) => ({
  added,
  updated,
  known,
  leftOut: 0,
  repeated: 0,
});

test('unknown tasks are added at the end, in their order', () => {
  expect(imported([milk], [bread, { content: 'tea', done: false }])).toEqual({
    tasks: [milk, bread, { id: 'new1', content: 'tea', done: false }],
    ...counts(2, 0, 0),
  });
});

test('known tasks are updated in place', () => {
  const incoming = [
    { ...bread, done: false },
    { ...milk, content: 'oat milk', done: true },
  ];
  expect(imported([milk, bread], incoming)).toEqual({
    tasks: [
      { ...milk, content: 'oat milk', done: true },
      { ...bread, done: false },
    ],
    ...counts(0, 2, 0),
  });
});

test('an identical task makes no change', () => {
  expect(imported([milk], [milk])).toEqual({
    tasks: [milk],
    ...counts(0, 0, 1),
  });
});

const open = (content: string): IncomingTask => ({ content, done: false });

test('a task without an id is left out if its text is in the list', () => {
  expect(imported([milk], [{ content: ' milk ', done: true }, open('tea')])).toMatchObject({
    tasks: [milk, { id: 'new1', content: 'tea' }],
    added: 1,
    known: 1,
    leftOut: 1,
    repeated: 0,
  });
});

test('a line break equals the space that a format turned it into', () => {
  const lines = { id: 'l', content: 'two\n  lines', done: false };
  expect(imported([lines], [open('two lines')])).toMatchObject({ added: 0, leftOut: 1 });
});

test('of two incoming tasks with one text, the second is added if the list has it once', () => {
  expect(imported([milk], [open('milk'), open('milk')])).toMatchObject({ added: 1, leftOut: 1 });
});

test('tasks of a backup are matched by id: a repeated text is added and counted', () => {
  const other = { ...milk, id: 'other' };
  expect(imported([milk], [other])).toMatchObject({
    tasks: [milk, other],
    leftOut: 0,
    repeated: 1,
  });
  expect(imported([milk], [other], 'leaveOut')).toMatchObject({
    tasks: [milk],
    known: 1,
    leftOut: 1,
  });
});

test('repeated texts are added on request', () => {
  expect(imported([milk], [open('milk')], 'add')).toMatchObject({
    tasks: [milk, { id: 'new1', content: 'milk' }],
    leftOut: 0,
    repeated: 1,
  });
});

test('an id generated ahead of time is used', () => {
  expect(idsOf(imported([], [{ ...open('tea'), newId: 'made' }]).tasks)).toEqual(['made']);
});

test.each<[string, IncomingTask[]]>([
  ['missing', [{ content: 'tea', done: false }]],
  ['unusable', [{ id: '..', content: 'tea', done: false }]],
  ['no text', [{ id: 5, content: 'tea', done: false }]],
])('an id that is %s is replaced', (_title, incoming) => {
  expect(idsOf(imported([], incoming).tasks)).toEqual(['new1']);
});

test('a repeated id is used once', () => {
  expect(idsOf(imported([milk], [milk, milk, bread, bread]).tasks)).toEqual([
    'm',
    'new1',
    'b',
    'new2',
  ]);
});

test("an import removes nothing, keeps the order, and updates known tasks to the file's values", () => {
  fc.assert(
    fc.property(anyTasks, anyTasks, (tasks, file) => {
      const after = imported(tasks, file).tasks;
      expect(idsOf(after).slice(0, tasks.length)).toEqual(idsOf(tasks));
      for (const task of file) expect(after).toContainEqual(task);
    }),
  );
});
