import { expect, test } from 'vitest';
import { apply, AT_END, type Change } from './change';
import * as intent from './intent';
import { summarize } from './stepSummary';
import type { Task, Tasks } from './task';
import { stepOf, takeBack, type Origin } from './undo';

const milk: Task = { id: 'm', content: 'milk', done: false };
const bread: Task = { id: 'b', content: 'bread', done: true };
const tea: Task = { id: 't', content: 'tea', done: true };
const list: Tasks = [milk, bread, tea];
const two = [
  { content: 'eggs', done: false },
  { content: 'jam', done: true },
];
const ids = () => {
  let count = 0;
  return () => `new${(count += 1)}`;
};

const STEPS: [string, Change, Origin | undefined, object][] = [
  ['one added', intent.add('eggs', 'e'), undefined, { type: 'added', count: 1, content: 'eggs' }],
  ['several added', intent.addAll(two, ids()), undefined, { type: 'added', count: 2 }],
  [
    'one removed',
    intent.remove(list, 'b'),
    undefined,
    { type: 'removed', count: 1, content: 'bread' },
  ],
  ['all removed', intent.removeAll(list), undefined, { type: 'removed', count: 3 }],
  [
    'done ones removed',
    intent.removeDone(list, new Set(['b', 't'])),
    undefined,
    { type: 'removedDone', count: 2 },
  ],
  [
    'one finished',
    intent.toggle(list, 'm'),
    undefined,
    { type: 'finished', count: 1, content: 'milk' },
  ],
  ['all unchecked', intent.setAllDone(list, false), undefined, { type: 'unchecked', count: 2 }],
  [
    'one edited',
    intent.edit(list, 'm', 'oat milk'),
    undefined,
    { type: 'edited', count: 1, content: 'oat milk' },
  ],
  [
    'one moved',
    [{ type: 'move', id: 'm', place: AT_END }],
    undefined,
    { type: 'moved', count: 1, content: 'milk' },
  ],
  [
    'examples',
    intent.replaceAll(list, [{ ...milk, content: 'example' }]),
    'examples',
    { type: 'examples' },
  ],
  ['an import', intent.addAll(two, ids()), 'imported', { type: 'imported', count: 2 }],
  ['a list restored', intent.addAll(two, ids()), 'restored', { type: 'restored', count: 2 }],
  [
    'what earlier versions did not name',
    intent.replaceAll(list, [{ ...tea, id: 'e' }]),
    undefined,
    { type: 'changed', count: 4 },
  ],
];

test.each(STEPS)('%s, and its undo', (_title, change, origin, summary) => {
  const after = apply(list, change);
  const facts = { id: 's', time: 1, origin };
  const step = stepOf(list, change, after, { ...facts, isUndo: false });
  expect(summarize(step)).toMatchObject({ ...summary, isUndo: false });
  const back = takeBack(after, step);
  const undo = stepOf(after, back, apply(after, back), { ...facts, isUndo: true });
  expect(summarize(undo)).toMatchObject({ ...summary, isUndo: true });
});
