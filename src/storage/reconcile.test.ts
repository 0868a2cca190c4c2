import { expect, test } from 'vitest';
import { AT_END, type Change } from '../domain/change';
import { replaceAll } from '../domain/intent';
import type { Task } from '../domain/task';
import type { JournalRecord } from './journal';
import type { LoadedMirror } from './mirror';
import { fold, reconcile } from './reconcile';

const newId = () => 'new';
const task = (id: string, content = id): Task => ({ id, content, done: false });
const put = (...ids: string[]): Change => [
  { type: 'put', tasks: ids.map((id) => task(id)), place: AT_END },
];
const record = (seq: number, ...ids: string[]): JournalRecord => ({
  seq,
  id: `entry ${seq}`,
  change: put(...ids),
});

function mirrorOf(parts: Partial<LoadedMirror>): LoadedMirror {
  return {
    tasks: [],
    intact: true,
    text: null,
    note: null,
    pending: [],
    held: [],
    adoption: null,
    ...parts,
  };
}

test('records are folded in order, and a snapshot stands for all before it', () => {
  const snapshot = { seq: 2, snapshot: JSON.stringify([task('b')]), recent: [] };
  expect(fold([], [record(1, 'a'), snapshot, record(3, 'c')], newId)).toEqual([
    task('b'),
    task('c'),
  ]);
  expect(fold([task('x')], [record(1, 'a')], newId)).toEqual([task('x'), task('a')]);
});

test("over the app's own text the journal wins, whatever the text holds", () => {
  const note = { seq: 1, hash: 'h', former: null, pending: [], time: 0 };
  const loaded = mirrorOf({ tasks: [task('old')], note });
  expect(reconcile(loaded, [record(1, 'a')], [], newId)).toEqual({
    base: [task('a')],
    pending: [],
    former: null,
  });
});

test('what has arrived is not sent again', () => {
  const [one, two] = [
    { id: 'entry 1', change: put('a') },
    { id: 'entry 2', change: put('b') },
  ];
  const { pending } = reconcile(mirrorOf({}), [record(1, 'a')], [one, two], newId);
  expect(pending).toEqual([two]);
});

test("somebody else's text wins once, before what was done to it, and the former list is kept", () => {
  const loaded = mirrorOf({ tasks: [task('theirs')], adoption: 'adopt.x' });
  const mine = { id: 'mine', change: put('mine') };
  const base = [task('a')];
  expect(reconcile(loaded, [record(1, 'a')], [mine], newId)).toEqual({
    base,
    pending: [{ id: 'adopt.x', change: replaceAll(base, loaded.tasks) }, mine],
    former: JSON.stringify(base),
  });
  const adopted = { seq: 2, snapshot: '[]', recent: ['adopt.x'] };
  expect(reconcile(loaded, [adopted], [mine], newId)).toEqual({
    base: [],
    pending: [mine],
    former: null,
  });
});

test('a former list is kept only if something of it is missing or worded otherwise', () => {
  const formerWith = (...tasks: Task[]) =>
    reconcile(mirrorOf({ tasks, adoption: 'adopt.x' }), [record(1, 'a', 'b')], [], newId).former;
  expect(formerWith(task('b'), task('c'), task('a'))).toBeNull();
  expect(formerWith(task('a'), { ...task('b'), done: true })).toBeNull();
  expect(formerWith(task('a'), task('b', 'worded otherwise'))).not.toBeNull();
  expect(formerWith(task('a'))).not.toBeNull();
});

test("the app's own text counts where too much was pending to be noted, if the journal stands still", () => {
  const note = { seq: 1, hash: 'h', former: null, pending: null, time: 0 };
  const loaded = mirrorOf({ tasks: [task('a'), task('b')], note });
  const idsOf = (records: readonly JournalRecord[], seq = 1) =>
    reconcile({ ...loaded, note: { ...note, seq } }, records, [], newId).pending.map(
      ({ id }) => id,
    );
  expect(idsOf([record(1, 'a')])).toEqual(['adopt.1.h']);
  expect(idsOf([], 0)).toEqual(['adopt.0.h']);
  expect(idsOf([record(1, 'a'), record(2, 'c')])).toEqual([]);
});

test('what the text holds of the notes of others is sent where the journal wins and lacks it', () => {
  const held = [1, 2].map((seq) => ({ id: `entry ${seq}`, change: put(`held ${seq}`) }));
  const note = { seq: 1, hash: 'h', former: '', pending: [], time: 0 };
  const { pending } = reconcile(mirrorOf({ note, held }), [record(1, 'a')], [], newId);
  expect(pending).toEqual(held.slice(1));
});

test('a text that was adopted before is offered if it holds what the journal does not', () => {
  const text = JSON.stringify([task('a'), task('gone')]);
  const loaded = mirrorOf({ tasks: [task('a'), task('gone')], text, adoption: 'entry 1' });
  expect(reconcile(loaded, [record(1, 'a')], [], newId).former).toBe(text);
  const contained = mirrorOf({ tasks: [task('a')], text, adoption: 'entry 1' });
  expect(reconcile(contained, [record(1, 'a')], [], newId).former).toBeNull();
});
