import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyChange } from './anyChange.testing';
import { anyTasks, idsOf } from './anyTasks.testing';
import { apply, AT_END, type Change } from './change';
import type { Task, Tasks } from './task';
import { historyEntry, takeBack, type EntryFacts } from './undo';
import { undoableIn } from './undoable';

const milk: Task = { id: 'm', content: 'milk', done: false };
const bread: Task = { id: 'b', content: 'bread', done: false };
const FACTS: EntryFacts = { id: 's', time: 7, tab: 'here', isUndo: false };

/** Applies my change, then another tab's, then my undo. */
function undone(tasks: Tasks, mine: Change, theirs: Change = []) {
  const left = apply(tasks, mine);
  const met = apply(left, theirs);
  const after = apply(met, takeBack(met, historyEntry(tasks, mine, left, FACTS)));
  return { left, met, after };
}

const byId = (tasks: Tasks) => new Map(tasks.map((task) => [task.id, task]));

test('undo restores any list after any change', () => {
  fc.assert(
    fc.property(anyTasks, anyChange, (tasks, change) => {
      expect(undone(tasks, change).after).toEqual(tasks);
    }),
    { numRuns: 500 },
  );
});

test('undoing an undo repeats any change', () => {
  fc.assert(
    fc.property(anyTasks, anyChange, (tasks, change) => {
      const { left, after } = undone(tasks, change);
      const back = takeBack(left, historyEntry(tasks, change, left, FACTS));
      expect(apply(after, takeBack(after, historyEntry(left, back, after, FACTS)))).toEqual(left);
    }),
    { numRuns: 500 },
  );
});

test('undo leaves every text and tick that another tab has set since', () => {
  fc.assert(
    fc.property(anyTasks, anyChange, anyChange, (tasks, mine, theirs) => {
      const { left, met, after } = undone(tasks, mine, theirs);
      const [before, now] = [byId(left), byId(after)];
      const keys = ['content', 'done'] as const;
      const lost = met.filter((task) =>
        keys.some((key) => {
          const isTheirs = before.get(task.id)?.[key] !== task[key];
          return isTheirs && now.get(task.id)?.[key] !== task[key];
        }),
      );
      expect(lost).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});

test('undo brings no task back that another tab has removed since', () => {
  fc.assert(
    fc.property(anyTasks, anyChange, anyChange, (tasks, mine, theirs) => {
      const { left, met, after } = undone(tasks, mine, theirs);
      const [before, since] = [byId(left), byId(met)];
      expect(idsOf(after).filter((id) => before.has(id) && !since.has(id))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test('taking back a change that was lost or already undone changes nothing', () => {
  fc.assert(
    fc.property(anyTasks, anyChange, (tasks, change) => {
      const entry = historyEntry(tasks, change, apply(tasks, change), FACTS);
      expect(byId(apply(tasks, takeBack(tasks, entry)))).toEqual(byId(tasks));
    }),
    { numRuns: 1000 },
  );
});

test('undoableIn says of any entry whether takeBack would change anything', () => {
  fc.assert(
    fc.property(anyTasks, anyChange, anyChange, (tasks, mine, theirs) => {
      const left = apply(tasks, mine);
      const entry = historyEntry(tasks, mine, left, FACTS);
      for (const list of [tasks, left, apply(left, theirs)]) {
        expect(undoableIn(list)(entry)).toBe(takeBack(list, entry).length > 0);
      }
    }),
    { numRuns: 2000 },
  );
});

test('undoing "finish all" leaves a task done that was done before', () => {
  const list = [milk, { ...bread, done: true }];
  expect(undone(list, [{ type: 'setDone', ids: ['m'], done: true }]).after).toEqual(list);
});

test('undo keeps an added task that another tab has changed since', () => {
  const add: Change = [{ type: 'put', tasks: [bread], place: AT_END }];
  const tick: Change = [{ type: 'setDone', ids: ['b'], done: true }];
  expect(undone([milk], add, tick).after).toEqual([milk, { ...bread, done: true }]);
});

test('an entry with nothing left to undo gives no change', () => {
  const edit: Change = [{ type: 'setContent', id: 'm', content: 'oat milk' }];
  const left = apply([milk], edit);
  const entry = historyEntry([milk], edit, left, FACTS);
  expect(takeBack([], entry)).toEqual([]);
  expect(takeBack([{ ...milk, content: 'tea' }], entry)).toEqual([]);
});

test('a move can be undone while its task is there', () => {
  const move: Change = [{ type: 'move', id: 'm', place: AT_END }];
  const left = apply([milk, bread], move);
  const entry = historyEntry([milk, bread], move, left, FACTS);
  expect(apply(left, takeBack(left, entry))).toEqual([milk, bread]);
  expect(takeBack([bread], entry)).toEqual([]);
});
