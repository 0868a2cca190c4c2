import { expect, test } from 'vitest';
import { AT_END, type Change } from '../../domain/change';
import { replaceAll } from '../../domain/intent';
import type { Task } from '../../domain/task';
import { decide, replay, meet } from './decide';
import { isWholeList, NOWHERE, type Exchange, type JournalRecord, type Position } from '../journal';
import type { LoadedMirror } from '../mirror/mirror';

const newId = () => 'new';
const task = (id: string, content = id): Task => ({ id, content, done: false });
const tasks = (...ids: string[]) => ids.map((id) => task(id));
const put = (...ids: string[]): Change => [{ type: 'put', tasks: tasks(...ids), place: AT_END }];
const entry = (id: string) => ({ id, change: put(id) });
const record = (seq: number, ...ids: string[]): JournalRecord => ({
  seq,
  id: `entry ${seq}`,
  change: put(...ids),
});

function journalOf(...records: readonly JournalRecord[]): Exchange {
  const position = { journal: 'j', seq: records.at(-1)?.seq ?? 0 };
  return { position, records, isWhole: true, isLong: false };
}
const NONE: Exchange = { position: NOWHERE, records: [], isWhole: true, isLong: false };

type Parts = Partial<Omit<LoadedMirror, 'origin'>> & {
  readonly origin?: Partial<LoadedMirror['origin']>;
};
function mirrorOf({ origin, ...parts }: Parts): LoadedMirror {
  const unknown = {
    isForeign: false,
    position: NOWHERE,
    isSettled: false,
    holds: [],
    isOnlyCopy: false,
    adoption: 'adopt.x',
    overtaken: null,
  };
  return {
    tasks: [],
    intact: true,
    text: 'the text',
    held: [],
    pending: [],
    origin: { ...unknown, ...origin },
    ...parts,
  };
}
const at = (seq: number, journal: string | null = 'j'): Position => ({ journal, seq });

test('records are replayed in order, and a snapshot replaces all before it', () => {
  const snapshot = { seq: 2, snapshot: JSON.stringify([task('b')]) };
  expect(replay([], [record(1, 'a'), snapshot, record(3, 'c')], newId)).toEqual(tasks('b', 'c'));
  expect(replay([task('x')], [record(1, 'a')], newId)).toEqual(tasks('x', 'a'));
});

test("over the app's own text the journal wins, and what is pending goes on top", () => {
  const [held, pending] = [[entry('h')], [entry('p')]];
  const loaded = mirrorOf({ tasks: tasks('old', 'h'), held, pending, origin: { position: at(1) } });
  expect(decide(loaded, journalOf(record(1, 'a')), newId)).toEqual({
    base: tasks('a'),
    pending: [...held, ...pending],
    offer: null,
  });
});

test("another program's text wins, before what was done to it, and takes the former list along", () => {
  const mine = entry('mine');
  const loaded = mirrorOf({ tasks: tasks('theirs'), pending: [mine], origin: { isForeign: true } });
  const base = tasks('a');
  expect(decide(loaded, journalOf(record(1, 'a')), newId)).toEqual({
    base,
    pending: [
      {
        id: 'adopt.x',
        change: replaceAll(base, loaded.tasks),
        includes: [],
        replaces: JSON.stringify(base),
      },
      mine,
    ],
    offer: null,
  });
});

test('a former list goes along if anything of it is missing, worded or ticked otherwise, or moved', () => {
  const replacedBy = (...theirs: Task[]) =>
    decide(
      mirrorOf({ tasks: theirs, origin: { isForeign: true } }),
      journalOf(record(1, 'a', 'b')),
      newId,
    ).pending[0]?.replaces;
  expect(replacedBy(task('c'), task('a'), task('d'), task('b'), task('e'))).toBeUndefined();
  expect(replacedBy(task('b'), task('c'), task('a'))).toBeDefined();
  expect(replacedBy(task('a'), { ...task('b'), done: true })).toBeDefined();
  expect(replacedBy(task('a'), task('b', 'worded otherwise'))).toBeDefined();
  expect(replacedBy(task('a'))).toBeDefined();
});

test('an unreadable text loses, one that is readable in part wins', () => {
  const pendingWith = (parts: Parts) =>
    decide(mirrorOf({ ...parts, origin: { isForeign: true } }), journalOf(record(1, 'a')), newId)
      .pending;
  expect(pendingWith({ intact: false })).toEqual([]);
  expect(pendingWith({ intact: false, tasks: tasks('b') })).toHaveLength(1);
  expect(pendingWith({ intact: true })).toHaveLength(1);
});

test('a journal that is behind its text takes the text over', () => {
  const loaded = (position: Position) => mirrorOf({ tasks: tasks('a', 'b'), origin: { position } });
  const idsFor = (position: Position) =>
    decide(loaded(position), journalOf(record(3, 'a')), newId).pending.map(({ id }) => id);
  expect(idsFor(at(4))).toEqual(['adopt.x']);
  expect(idsFor(at(4, null))).toEqual(['adopt.x']);
  expect(idsFor(at(3))).toEqual([]);
  expect(idsFor(at(4, 'another'))).toEqual([]);
});

test('the text of another journal is offered, if it holds what the journal does not', () => {
  const offerOf = (...ids: string[]) =>
    decide(
      mirrorOf({ tasks: tasks(...ids), held: [entry('p')], origin: { position: at(1, 'k') } }),
      journalOf(record(1, 'a')),
      newId,
    ).offer;
  expect(offerOf('a', 'p')).toBeNull();
  expect(offerOf('a', 'b')).toBe('the text');
});

test('a text that holds the only copy of something is adopted while the journal has not grown', () => {
  const held = [entry('h')];
  const decided = (position: Position, records: readonly JournalRecord[], holds = ['h']) =>
    decide(
      mirrorOf({ tasks: tasks('a', 'b'), held, origin: { position, holds, isOnlyCopy: true } }),
      journalOf(...records),
      newId,
    );
  const adopted = [{ id: 'adopt.x', includes: ['h'] }];
  expect(decided(at(1), [record(1, 'a')]).pending).toMatchObject(adopted);
  expect(decided(at(0, null), [record(1, 'a')]).pending).toMatchObject(adopted);
  const grown = decided(at(1), [record(1, 'a'), record(2, 'c')]);
  expect(grown).toMatchObject({ pending: held, offer: 'the text' });
  expect(decided(at(2, null), [record(1, 'a'), record(3, 'c')]).offer).toBe('the text');
  const known = decided(at(0, null), [record(1, 'a', 'b')], ['entry 1']);
  expect(known).toMatchObject({ pending: held, offer: null });
});

test('a journal that has not been begun begins with the list that is there', () => {
  const parts = { tasks: tasks('a'), held: [entry('h')], pending: [entry('p')] };
  const loaded = mirrorOf({ ...parts, origin: { holds: ['h'] } });
  const creating = { id: 'found.new', change: put('a'), includes: ['h'] };
  expect(decide(loaded, NONE, newId)).toEqual({
    base: [],
    pending: [creating, entry('p')],
    offer: null,
  });
  expect(decide({ ...loaded, tasks: [] }, NONE, newId).pending).toEqual([entry('h'), entry('p')]);
});

test.each(['found.before', 'adopt.before'])(
  'a list that another page was about to begin it with begins it under the same id: %s',
  (id) => {
    const loaded = mirrorOf({ tasks: tasks('a'), origin: { holds: [id, 'h'] } });
    expect(decide(loaded, NONE, newId).pending).toEqual([
      { id, change: put('a'), includes: [id, 'h'] },
    ]);
  },
);

test("another program's text begins it under the id of its adoption: it must not be taken twice", () => {
  const loaded = mirrorOf({ tasks: tasks('a'), origin: { isForeign: true } });
  expect(decide(loaded, NONE, newId).pending).toMatchObject([{ id: 'adopt.x', change: put('a') }]);
});

test('a page that meets another journal follows it, and offers what it had', () => {
  const whole = { id: 'found.1', change: put('b') };
  const page = { base: tasks('a'), pending: [whole, entry('p')] };
  expect(meet(page, journalOf(record(1, 'x')), newId)).toEqual({
    base: tasks('x'),
    pending: [entry('p')],
    offer: JSON.stringify(tasks('a', 'b')),
  });
  expect(meet(page, journalOf(record(1, 'a', 'b', 'c')), newId).offer).toBeNull();
});

test('a page whose journal is gone begins another one', () => {
  const page = { base: tasks('a'), pending: [entry('p')] };
  expect(meet(page, NONE, newId)).toEqual({
    base: [],
    pending: [{ id: 'found.new', change: put('a'), includes: [] }, entry('p')],
    offer: null,
  });
});

test('whole lists are told by their ids', () => {
  const kinds = ['adopt.1.h', 'found.x', 'x.adopt.', 'V1StGXR8'].map((id) =>
    isWholeList(entry(id)),
  );
  expect(kinds).toEqual([true, true, false, false]);
});
