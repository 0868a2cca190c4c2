import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyChange } from './anyChange.testing';
import { anyTasks } from './anyTasks.testing';
import { apply } from './change';
import { LIFETIME_MS, MOST_STEPS, replay, stacksOf } from './replay';
import type { Task } from './task';
import { takeBack, type Made, type Step } from './undo';

const NOW = 1_000_000_000_000;
const MADE: Made = { time: NOW, tab: 'here', isUndo: false };
const milk: Task = { id: 'm', content: 'milk', done: false };
const names = (steps: readonly { readonly id: string }[]) => steps.map(({ id }) => id);

test('[C9] taken back one after the other, the steps of any changes give the first list', () => {
  fc.assert(
    fc.property(anyTasks, fc.array(fc.tuple(anyChange, fc.boolean())), (tasks, played) => {
      const changes = played.map(([change, isMade], index) => ({
        id: `${index}`,
        change,
        ...(isMade && { made: MADE }),
      }));
      const steps = replay(tasks, changes, NOW);
      expect(names(steps)).toEqual(names(changes.filter(({ made }) => made)));
      const last = changes.reduce((list, { change }) => apply(list, change), tasks);
      // What is no step stays, so only a list of steps leads back to its beginning.
      if (steps.length < changes.length) return;
      const first = steps.reduceRight((list, step) => apply(list, takeBack(list, step)), last);
      expect(first).toEqual(tasks);
    }),
    { numRuns: 500 },
  );
});

test('[C9] a step is taken back after a change that the visitor has not made', () => {
  const tick = [{ type: 'setDone', ids: ['m'], done: true }] as const;
  const adoption = [{ type: 'setContent', id: 'm', content: 'oat milk' }] as const;
  const changes = [
    { id: 'adopted', change: adoption },
    { id: 'ticked', change: tick, made: MADE },
  ];
  const [step] = replay([milk], changes, NOW);
  expect(step).toMatchObject({ ...MADE, id: 'ticked' });
  const last = [{ ...milk, content: 'oat milk', done: true }];
  expect(step && apply(last, takeBack(last, step))).toEqual([{ ...milk, content: 'oat milk' }]);
});

test('[C9] steps are forgotten after seven days, and beyond a hundred', () => {
  const changes = Array.from({ length: MOST_STEPS + 2 }, (_, index) => ({
    id: `s${index}`,
    change: [],
    made: MADE,
  }));
  const steps = replay([], changes, NOW);
  expect([steps.length, steps[0]?.id]).toEqual([MOST_STEPS, 's2']);
  expect(replay([], changes, NOW + LIFETIME_MS)).toEqual([]);
  // The clock was a week ahead when they were made.
  expect(replay([], changes, NOW - LIFETIME_MS)).toEqual([]);
});

/** Steps, each by its tab and what it takes back, one after the other in time. */
function stepsOf(...made: readonly (readonly [id: string, tab: string, undoes?: string])[]) {
  return made.map(([id, tab, undoes], index): Step => {
    const isUndo = id.startsWith('undo');
    return { id, tab, undoes, isUndo, time: index, inverse: [], touched: new Map() };
  });
}

function keysOf(steps: readonly Step[], tab: string, opened = steps.length) {
  const { undoStack, redoStack } = stacksOf(steps, { tab, opened });
  return [names(undoStack), names(redoStack)];
}

test('[C9] a later visit has the steps of earlier ones, in their order', () => {
  const steps = stepsOf(['one', 'a'], ['two', 'b'], ['three', 'a']);
  expect(keysOf(steps, 'later')).toEqual([['one', 'two', 'three'], []]);
});

test('[C9] a reloaded tab has its own steps on top of those of others', () => {
  const steps = stepsOf(['here', 'here'], ['there', 'there']);
  expect(keysOf(steps, 'here')).toEqual([['there', 'here'], []]);
});

test('[C9] what another tab does while a page is open is not that page’s to undo', () => {
  const steps = stepsOf(['before', 'there'], ['there', 'there'], ['undo', 'there', 'before']);
  expect(keysOf(steps, 'here', 1)).toEqual([[], []]);
  expect(keysOf(steps.slice(0, 2), 'here', 1)).toEqual([['before'], []]);
});

test('[C9] what was undone can be redone later, until something new is done', () => {
  const steps = stepsOf(['one', 'a'], ['two', 'a'], ['undo two', 'a', 'two']);
  expect(keysOf(steps, 'later')).toEqual([['one'], ['undo two']]);
  const redone = [...steps, ...stepsOf(['two again', 'b', 'undo two'])];
  expect(keysOf(redone, 'later')).toEqual([['one', 'two again'], []]);
  const more = [...steps, ...stepsOf(['three', 'b'])];
  for (const tab of ['b', 'later']) expect(keysOf(more, tab)).toEqual([['one', 'three'], []]);
});

test('[C9] what another tab does leaves this one all that it has to redo', () => {
  const steps = stepsOf(['here', 'here'], ['undo', 'here', 'here'], ['there', 'there']);
  expect(keysOf(steps, 'here')).toEqual([['there'], ['undo']]);
});
