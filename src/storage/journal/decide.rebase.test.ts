import { expect, test } from 'vitest';
import { AT_END } from '../../domain/change';
import { NOWHERE, type Entry, type JournalRecord } from '../journal';
import { rebase } from './decide';

const task = (id: string) => ({ id, content: id, done: false });
const entries = new Map<string, Entry>();
/** The same one for the same id: the journal answers with the change that it was given. */
function entry(id: string): Entry {
  const change = [{ type: 'put', tasks: [task(id)], place: AT_END } as const];
  const made = entries.get(id) ?? { id, change };
  entries.set(id, made);
  return made;
}
const record = (id: string, seq: number): JournalRecord => ({ ...entry(id), seq });
const shown = [task('a'), task('mine')];
const mine = entry('mine');
const asking = { base: [task('a')], pending: [mine], shown, sent: [mine] };
const taken = (records: readonly JournalRecord[], asked = asking) =>
  rebase(asked, { position: NOWHERE, records, isWhole: false, arrived: new Set(), isLong: false });
const ids = (tasks: readonly { readonly id: string }[]) => tasks.map(({ id }) => id);

test('if no other tab has done anything, the shown list stays, without being made again', () => {
  const { base, pending, isAsSent } = taken([record('mine', 1)]);
  expect(base).toBe(shown);
  expect([pending, isAsSent]).toEqual([[], true]);
});

test('what others did comes in the order of the journal', () => {
  const { base, pending, isAsSent } = taken([record('theirs', 1), record('mine', 2)]);
  expect(ids(base)).toEqual(['a', 'theirs', 'mine']);
  expect([pending, isAsSent]).toEqual([[], false]);
});

test('what was done meanwhile stays pending', () => {
  const later = entry('later');
  const { base, pending, isAsSent } = taken([record('mine', 1)], {
    ...asking,
    pending: [mine, later],
    shown: [...shown, task('later')],
  });
  expect(ids(base)).toEqual(['a', 'mine']);
  expect([pending, isAsSent]).toEqual([[later], true]);
});

test('what had arrived before is pending no more, and shown as the journal has it', () => {
  const { base, pending, isAsSent } = taken([]);
  expect(ids(base)).toEqual(['a']);
  expect([pending, isAsSent]).toEqual([[], false]);
});

test('as many changes of others as were sent are not what was sent', () => {
  const { base, pending, isAsSent } = taken([record('theirs', 1)]);
  expect(ids(base)).toEqual(['a', 'theirs']);
  expect([pending, isAsSent]).toEqual([[], false]);
});

test('one change of others among those that were sent is not overlooked', () => {
  const second = entry('second');
  const { base, isAsSent } = taken([record('mine', 1), record('theirs', 2)], {
    ...asking,
    pending: [mine, second],
    sent: [mine, second],
  });
  expect(ids(base)).toEqual(['a', 'mine', 'theirs']);
  expect(isAsSent).toBe(false);
});

test('what another tab had left is not shown yet, so the list is made again', () => {
  const left = entry('left');
  const { base, isAsSent } = taken([record('mine', 1), record('left', 2)], {
    ...asking,
    sent: [mine, left],
  });
  expect(ids(base)).toEqual(['a', 'mine', 'left']);
  expect(isAsSent).toBe(false);
});

test('the same foreign text, adopted by another tab over another list, is not what was sent', () => {
  const theirs = { ...mine, change: entry('theirs').change, seq: 1 };
  const { base, pending, isAsSent } = taken([theirs]);
  expect(ids(base)).toEqual(['a', 'theirs']);
  expect([pending, isAsSent]).toEqual([[], false]);
});

test('a snapshot is not what was sent', () => {
  const { base, isAsSent } = taken([{ seq: 9, snapshot: JSON.stringify([task('s')]) }]);
  expect(ids(base)).toEqual(['s']);
  expect(isAsSent).toBe(false);
});
