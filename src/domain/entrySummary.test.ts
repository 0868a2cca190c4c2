import { expect, test } from 'vitest';
import { apply, AT_END, type Change } from './change';
import * as intent from './intent';
import { summarize } from './entrySummary';
import type { Task, Tasks } from './task';
import { historyEntry, takeBack, type Origin } from './undo';

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

/** Title, change, summary, origin. */
const ENTRIES: [string, Change, string, Origin?][] = [
  ['one added', intent.add('eggs', 'e'), 'added 1 eggs'],
  ['several added', intent.addAll(two, ids()), 'added 2'],
  ['one removed', intent.remove(list, 'b'), 'removed 1 bread'],
  ['all removed', intent.removeAll(list), 'removed 3'],
  [
    'done ones removed',
    intent.removeAll(intent.doneAmong(list, new Set(['b', 't']))),
    'removedDone 2',
  ],
  ['one finished', intent.toggle(list, 'm'), 'finished 1 milk'],
  ['all unchecked', intent.setAllDone(list, false), 'unchecked 2'],
  ['one edited', intent.edit(list, 'm', 'oat milk'), 'edited 1 oat milk'],
  ['one moved', [{ type: 'move', id: 'm', place: AT_END }], 'moved 1 milk'],
  ['examples', intent.replaceAll(list, [{ ...milk, content: 'new' }]), 'examples', 'examples'],
  ['an import', intent.addAll(two, ids()), 'imported 2', 'imported'],
  ['a list restored', intent.addAll(two, ids()), 'restored 2', 'restored'],
  ['an entry without a name', intent.replaceAll(list, [{ ...tea, id: 'e' }]), 'changed 4'],
];

test.each(ENTRIES)('%s, and its undo', (_title, change, summary, origin) => {
  const [type, count, ...words] = summary.split(' ');
  const expected = {
    type,
    ...(type !== 'examples' && { count: Number(count) }),
    ...(words.length > 0 && { content: words.join(' ') }),
  };
  const after = apply(list, change);
  const facts = { id: 's', time: 1, tab: 'here', origin };
  const entry = historyEntry(list, change, after, { ...facts, isUndo: false });
  expect(summarize(entry)).toMatchObject({ ...expected, isUndo: false });
  const back = takeBack(after, entry);
  const undo = historyEntry(after, back, apply(after, back), { ...facts, isUndo: true });
  expect(summarize(undo)).toMatchObject({ ...expected, isUndo: true });
});
