import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyId, anyTask, anyTasks } from './anyTasks.testing';
import { apply, startOf, type Change } from './change';
import * as intent from './intent';
import type { Task, Tasks } from './task';

const milk: Task = { id: 'm', content: 'milk', done: false };
const bread: Task = { id: 'b', content: 'bread', done: true };
const tasks: Tasks = [milk, bread];

const anyBlank = fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '\u00a0', '\u3000') });

test('a new task is trimmed, open, and last', () => {
  expect(apply(tasks, intent.add(' \t eggs and ham \n', 'e'))).toEqual([
    ...tasks,
    { id: 'e', content: 'eggs and ham', done: false },
  ]);
});

test('a blank new task adds nothing', () => {
  fc.assert(
    fc.property(anyBlank, (blank) => {
      expect(intent.add(blank, 'e')).toEqual([]);
    }),
  );
});

test('a task added at the top of any list comes first', () => {
  fc.assert(
    fc.property(anyTasks, (list) => {
      const eggs: Task = { id: 'new', content: 'eggs', done: false };
      expect(apply(list, intent.add(' eggs ', 'new', startOf(list)))).toEqual([eggs, ...list]);
    }),
  );
});

test('a task added at the top stays there if another tab removes the one below', () => {
  const change = intent.add('eggs', 'e', startOf(tasks));
  expect(apply([bread], change).map(({ id }) => id)).toEqual(['e', 'b']);
});

test('an edited task is trimmed, and keeps its place and tick', () => {
  expect(apply(tasks, intent.edit(tasks, 'b', '  rye bread '))).toEqual([
    milk,
    { ...bread, content: 'rye bread' },
  ]);
});

test('an edited task may become empty', () => {
  fc.assert(
    fc.property(anyBlank, (blank) => {
      expect(apply(tasks, intent.edit(tasks, 'm', blank))[0]?.content).toBe('');
    }),
  );
});

test('toggle flips the tick and nothing else', () => {
  expect(apply(tasks, intent.toggle(tasks, 'm'))).toEqual([{ ...milk, done: true }, bread]);
  expect(apply(tasks, intent.toggle(tasks, 'b'))).toEqual([milk, { ...bread, done: false }]);
});

test('"finish all" names only open tasks', () => {
  expect(intent.setAllDone(tasks, true)).toEqual([{ type: 'setDone', ids: ['m'], done: true }]);
});

test('"finish all" leaves every task done, in any list', () => {
  fc.assert(
    fc.property(anyTasks, (list) => {
      const finished = apply(list, intent.setAllDone(list, true));
      expect(finished).toEqual(list.map((task) => ({ ...task, done: true })));
    }),
  );
});

test('"uncheck all" leaves every task open, and names only done tasks', () => {
  expect(intent.setAllDone(tasks, false)).toEqual([{ type: 'setDone', ids: ['b'], done: false }]);
  expect(intent.setAllDone([milk], false)).toEqual([]);
});

test('remove removes one task and leaves the others', () => {
  expect(apply(tasks, intent.remove(tasks, 'm'))).toEqual([bread]);
});

test('"remove all" empties the list, except for tasks added by another tab meanwhile', () => {
  const eggs: Task = { id: 'e', content: 'eggs', done: false };
  expect(apply(tasks, intent.removeAll(tasks))).toEqual([]);
  expect(apply([...tasks, eggs], intent.removeAll(tasks))).toEqual([eggs]);
});

test('"remove done" removes exactly the tasks that were asked about and are still done', () => {
  fc.assert(
    fc.property(anyTasks, fc.uniqueArray(anyId), (list, ids) => {
      const asked = new Set(ids);
      expect(apply(list, intent.removeAll(intent.doneAmong(list, asked)))).toEqual(
        list.filter(({ id, done }) => !(done && asked.has(id))),
      );
    }),
  );
});

test('"remove done" leaves tasks ticked by another tab meanwhile', () => {
  const change = intent.removeAll(intent.doneAmong(tasks, new Set(['b'])));
  expect(apply([{ ...milk, done: true }, bread], change)).toEqual([{ ...milk, done: true }]);
});

test('a replaced list holds the replacement in its order, even if both share ids', () => {
  fc.assert(
    fc.property(anyTasks, anyTasks, (list, replacement) => {
      expect(apply(list, intent.replaceAll(list, replacement))).toEqual(replacement);
    }),
  );
});

test('replacing an empty list with an empty one changes nothing', () => {
  expect(intent.replaceAll([], [])).toEqual([]);
});

const anyIntent: fc.Arbitrary<(list: Tasks) => Change> = fc.oneof(
  fc.string().map((content) => () => intent.add(content, 'new')),
  fc
    .tuple(
      anyId,
      fc.oneof(
        fc.string(),
        anyTask.map(({ content }) => content),
      ),
    )
    .map(
      ([id, content]) =>
        (list: Tasks) =>
          intent.edit(list, id, content),
    ),
  fc.string().map((content) => (list: Tasks) => intent.add(content, 'new', startOf(list))),
  fc
    .uniqueArray(anyId)
    .map((ids) => (list: Tasks) => intent.removeAll(intent.doneAmong(list, new Set(ids)))),
  anyId.map((id) => (list: Tasks) => intent.toggle(list, id)),
  anyId.map((id) => (list: Tasks) => intent.remove(list, id)),
  fc.constantFrom((list: Tasks) => intent.setAllDone(list, true), intent.removeAll),
);

test('an intention gives an empty change exactly when it would change nothing', () => {
  fc.assert(
    fc.property(anyTasks, anyIntent, (list, wanted) => {
      const change = wanted(list);
      expect(change.length === 0).toBe(apply(list, change) === list);
    }),
    { numRuns: 300 },
  );
});
