import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyChange } from './anyChange.testing';
import { anyTasks } from './anyTasks.testing';
import { apply } from './change';
import { replay, stacksOf } from './replay';
import type { Task } from './task';
import { LIFETIME_MS, MOST_ENTRIES, takeBack, type HistoryEntry, type Made } from './undo';

const NOW = 1_000_000_000_000;
const MADE: Made = { time: NOW, tab: 'here', isUndo: false };
const milk: Task = { id: 'm', content: 'milk', done: false };
const names = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id);

test('[C9] undoing every entry in turn restores the first list', () => {
  fc.assert(
    fc.property(anyTasks, fc.array(fc.tuple(anyChange, fc.boolean())), (tasks, played) => {
      const changes = played.map(([change, isMade], index) => ({
        id: `${index}`,
        change,
        ...(isMade && { made: MADE }),
      }));
      const entries = replay(tasks, changes, NOW);
      expect(names(entries)).toEqual(names(changes.filter(({ made }) => made)));
      const last = changes.reduce((list, { change }) => apply(list, change), tasks);
      // Changes without an entry cannot be undone.
      if (entries.length < changes.length) return;
      const first = entries.reduceRight((list, entry) => apply(list, takeBack(list, entry)), last);
      expect(first).toEqual(tasks);
    }),
    { numRuns: 500 },
  );
});

test('[C9] undo of a tick leaves an adopted text alone', () => {
  const tick = [{ type: 'setDone', ids: ['m'], done: true }] as const;
  const adoption = [{ type: 'setContent', id: 'm', content: 'oat milk' }] as const;
  const changes = [
    { id: 'adopted', change: adoption },
    { id: 'ticked', change: tick, made: MADE },
  ];
  const [entry] = replay([milk], changes, NOW);
  expect(entry).toMatchObject({ ...MADE, id: 'ticked' });
  const last = [{ ...milk, content: 'oat milk', done: true }];
  expect(entry && apply(last, takeBack(last, entry))).toEqual([{ ...milk, content: 'oat milk' }]);
});

test('[C9] entries older than seven days, or beyond a hundred, are dropped', () => {
  const changes = Array.from({ length: MOST_ENTRIES + 2 }, (_, index) => ({
    id: `s${index}`,
    change: [],
    made: MADE,
  }));
  const entries = replay([], changes, NOW);
  expect([entries.length, entries[0]?.id]).toEqual([MOST_ENTRIES, 's2']);
  expect(replay([], changes, NOW + LIFETIME_MS)).toEqual([]);
  // Made while the clock was a week ahead.
  expect(replay([], changes, NOW - LIFETIME_MS)).toEqual([]);
});

/** Entries in the order of time. */
function entriesOf(...made: readonly (readonly [id: string, tab: string, undoes?: string])[]) {
  return made.map(([id, tab, undoes], index): HistoryEntry => {
    const isUndo = id.startsWith('undo');
    return { id, tab, undoes, isUndo, time: index, inverse: [], touched: new Map() };
  });
}

function stackNames(entries: readonly HistoryEntry[], tab: string, opened = entries.length) {
  const { undoStack, redoStack } = stacksOf(entries, { tab, opened });
  return [names(undoStack), names(redoStack)];
}

test('[C9] a later visit has the entries of earlier ones, in their order', () => {
  const entries = entriesOf(['one', 'a'], ['two', 'b'], ['three', 'a']);
  expect(stackNames(entries, 'later')).toEqual([['one', 'two', 'three'], []]);
});

test('[C9] a reloaded tab has its own entries on top of those of others', () => {
  const entries = entriesOf(['here', 'here'], ['there', 'there']);
  expect(stackNames(entries, 'here')).toEqual([['there', 'here'], []]);
});

test('[C9] an open page does not undo the changes of other tabs', () => {
  const entries = entriesOf(['before', 'there'], ['there', 'there'], ['undo', 'there', 'before']);
  expect(stackNames(entries, 'here', 1)).toEqual([[], []]);
  expect(stackNames(entries.slice(0, 2), 'here', 1)).toEqual([['before'], []]);
});

test('[C9] an undone change can be redone until the next new one', () => {
  const entries = entriesOf(['one', 'a'], ['two', 'a'], ['undo two', 'a', 'two']);
  expect(stackNames(entries, 'later')).toEqual([['one'], ['undo two']]);
  const redone = [...entries, ...entriesOf(['two again', 'b', 'undo two'])];
  expect(stackNames(redone, 'later')).toEqual([['one', 'two again'], []]);
  const more = [...entries, ...entriesOf(['three', 'b'])];
  for (const tab of ['b', 'later']) expect(stackNames(more, tab)).toEqual([['one', 'three'], []]);
});

test('[C9] a change in another tab leaves this tab’s redo stack alone', () => {
  const entries = entriesOf(['here', 'here'], ['undo', 'here', 'here'], ['there', 'there']);
  expect(stackNames(entries, 'here')).toEqual([['there'], ['undo']]);
});
