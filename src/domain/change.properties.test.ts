import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyChange, changesOf } from './anyChange.testing';
import { anyTasks, idsOf } from './anyTasks.testing';
import { apply, invert, type Change } from './change';
import type { Tasks } from './task';

const ours = fc.constantFrom(...'abcd'.split(''));
const theirs = fc.constantFrom(...'efgh'.split(''));

const only = (tasks: Tasks, ids: string): Tasks => tasks.filter(({ id }) => ids.includes(id));
const frozen = <Value>(value: Value): Value => {
  if (typeof value === 'object' && value !== null)
    Object.values(Object.freeze(value)).forEach(frozen);
  return value;
};

test('undo restores the list after any change to any list', () => {
  fc.assert(
    fc.property(anyTasks, anyChange, (tasks, change) => {
      expect(apply(apply(tasks, change), invert(tasks, change))).toEqual(tasks);
    }),
    { numRuns: 1000 },
  );
});

test("undo leaves another tab's tasks as that tab left them", () => {
  fc.assert(
    fc.property(anyTasks, changesOf(ours), changesOf(theirs), (tasks, change, foreign) => {
      const before = apply(apply(tasks, change), foreign);
      const after = apply(before, invert(tasks, change));
      expect(only(after, 'efgh')).toEqual(only(before, 'efgh'));
    }),
    { numRuns: 300 },
  );
});

test('a removed task comes back between its neighbours, if they are still there', () => {
  fc.assert(
    fc.property(anyTasks, fc.array(ours), changesOf(theirs), (tasks, ids, foreign) => {
      const removal: Change = [{ type: 'remove', ids }];
      const met = apply(apply(tasks, removal), foreign);
      const after = idsOf(apply(met, invert(tasks, removal)));
      const at = (id: string | undefined) => (id === undefined ? -1 : after.indexOf(id));
      const stays = (id: string) => !ids.includes(id);
      return idsOf(tasks).every((id, index) => {
        if (stays(id)) return true;
        const previous = at(idsOf(tasks.slice(0, index)).findLast(stays));
        const next = at(idsOf(tasks.slice(index)).find(stays));
        return at(id) > previous && (next <= previous || at(id) < next);
      });
    }),
    { numRuns: 300 },
  );
});

test('ids stay unique under any change', () => {
  fc.assert(
    fc.property(anyTasks, anyChange, (tasks, change) => {
      const ids = idsOf(apply(tasks, change));
      expect(new Set(ids).size).toBe(ids.length);
    }),
    { numRuns: 300 },
  );
});

test('an operation returns the same array exactly when no task differs', () => {
  fc.assert(
    fc.property(anyTasks, anyChange, (tasks, change) => {
      const changed = apply(tasks, change.slice(0, 1));
      const differs =
        changed.length !== tasks.length || changed.some((task, index) => task !== tasks[index]);
      expect(changed !== tasks).toBe(differs);
    }),
    { numRuns: 300 },
  );
});

test('changes applied one by one or as one give the same list in every tab', () => {
  fc.assert(
    fc.property(anyTasks, fc.array(anyChange, { maxLength: 6 }), (tasks, changes) => {
      const copy = structuredClone(tasks);
      expect(apply(copy, changes.flat())).toEqual(changes.reduce(apply, tasks));
    }),
  );
});

test('apply and invert mutate neither the list nor the change', () => {
  fc.assert(
    fc.property(anyTasks.map(frozen), anyChange.map(frozen), (tasks, change) => {
      apply(apply(tasks, change), invert(tasks, change));
    }),
  );
});
