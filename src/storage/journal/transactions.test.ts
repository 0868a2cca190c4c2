import { expect, test } from 'vitest';
import { NOWHERE, type Entry, type Position } from '../journal';
import { SimulatedDisk } from '../simulation/SimulatedDisk';
import { OutdatedError, readAbout, readRecord, sizeOf } from './transactions';

const DAY = 24 * 3_600_000;

function openDisk() {
  const clock = { now: 0 };
  let ids = 0;
  const disk = new SimulatedDisk({ newId: () => `id${(ids += 1)}`, now: () => clock.now });
  return { disk, clock };
}

const entry = (id: string): Entry => ({ id, change: [{ type: 'remove', ids: [id] }] });
const idsIn = (records: readonly object[]) => records.map((record) => Reflect.get(record, 'id'));

test('the first entry begins a journal under a random id', async () => {
  const { disk } = openDisk();
  const read = await disk.exchange(NOWHERE, []);
  expect(read).toMatchObject({ position: NOWHERE, records: [], isWhole: false, isLong: false });
  const { position, records } = await disk.exchange(NOWHERE, [entry('a'), entry('b')]);
  expect(position).toEqual({ journal: 'id1', seq: 2 });
  expect(records).toEqual([
    { ...entry('a'), seq: 1 },
    { ...entry('b'), seq: 2 },
  ]);
  expect(disk.records).toMatchObject([{ version: 3 }, { version: 3 }]);
});

test('who asks after a position gets what came since, with what was appended', async () => {
  const { disk } = openDisk();
  const { position } = await disk.exchange(NOWHERE, [entry('a')]);
  await disk.exchange(position, [entry('b')]);
  const { records } = await disk.exchange(position, [entry('c')]);
  expect(idsIn(records)).toEqual(['b', 'c']);
});

test.each<readonly [string, Position | null]>([
  ['nothing', null],
  ['another journal', { journal: 'another', seq: 1 }],
  ['no journal at all', NOWHERE],
  ['a number it has not reached', { journal: 'id1', seq: 3 }],
])('who asks after %s gets everything, and nothing is appended', async (_name, since) => {
  const { disk } = openDisk();
  await disk.exchange(NOWHERE, [entry('a'), entry('b')]);
  const { records, isWhole, position } = await disk.exchange(since, [entry('c')]);
  expect([idsIn(records), isWhole, position.seq]).toEqual([['a', 'b'], true, 2]);
  expect(disk.records).toHaveLength(2);
});

test('what has arrived is not appended again, also when a snapshot has swallowed it', async () => {
  const { disk } = openDisk();
  const { position } = await disk.exchange(NOWHERE, [entry('a'), entry('adopt.1')]);
  await disk.compact(position, '[]');
  const mine = [entry('a'), entry('adopt.1'), entry('b')];
  const { records, arrived } = await disk.exchange(position, mine);
  expect(idsIn(records)).toEqual(['b']);
  expect([...arrived]).toEqual(['a', 'adopt.1']);
});

test('a list that is replaced is kept in the same transaction, and only if it is replaced now', async () => {
  const { disk } = openDisk();
  const adoption = { ...entry('adopt.1'), replaces: '[1]' };
  const { position } = await disk.exchange(NOWHERE, [adoption, entry('a')]);
  expect(disk.keptTexts).toMatchObject([{ kind: 'former', text: '[1]' }]);
  disk.keptTexts = [];
  await disk.exchange(position, [adoption]);
  expect(disk.keptTexts).toEqual([]);
});

test('a compacted journal is one snapshot at the same position', async () => {
  const { disk } = openDisk();
  const { position } = await disk.exchange(NOWHERE, [entry('a'), entry('b')]);
  await disk.compact(position, '[1]');
  const { records, position: after } = await disk.exchange(null, []);
  expect(records).toEqual([{ seq: 2, snapshot: '[1]' }]);
  expect(after).toEqual(position);
});

test.each<readonly [string, Position]>([
  ['another tab has appended meanwhile', { journal: 'id1', seq: 1 }],
  ['it is another journal', { journal: 'another', seq: 2 }],
])('compaction does nothing when %s', async (_name, at) => {
  const { disk } = openDisk();
  await disk.exchange(NOWHERE, [entry('a'), entry('b')]);
  await disk.compact(at, '[]');
  expect(disk.records).toHaveLength(2);
});

test('what has not been begun is not compacted', async () => {
  const { disk } = openDisk();
  await disk.compact(NOWHERE, '[]');
  expect([disk.records, disk.about]).toEqual([[], null]);
});

test('ids are remembered for thirty days, however many there are', async () => {
  const { disk, clock } = openDisk();
  clock.now = 100 * DAY;
  let { position } = await disk.exchange(
    NOWHERE,
    Array.from({ length: 600 }, (_, index) => entry(`old ${index}`)),
  );
  clock.now += 30 * DAY;
  ({ position } = await disk.exchange(position, [entry('new')]));
  await disk.compact(position, '[]');
  expect(disk.arrived.size).toBe(601);
  clock.now += 1;
  await disk.compact(position, '[]');
  expect([...disk.arrived.keys()]).toEqual(['new']);
});

test('a journal is long by the number of its entries since the last snapshot', async () => {
  const { disk } = openDisk();
  const many = Array.from({ length: 500 }, (_, index) => entry(`e${index}`));
  const { position, isLong } = await disk.exchange(NOWHERE, many);
  expect(isLong).toBe(false);
  const longer = await disk.exchange(position, [entry('one more')]);
  expect(longer.isLong).toBe(true);
  expect((await disk.exchange(longer.position, [])).isLong).toBe(true);
  await disk.compact(longer.position, '[]');
  expect((await disk.exchange(longer.position, [])).isLong).toBe(false);
});

test.each<readonly [string, (text: string) => Entry['change']]>([
  [
    'new tasks',
    (id) => [
      {
        type: 'put',
        tasks: [{ id, content: '', done: false }],
        place: { after: null, before: null },
      },
    ],
  ],
  ['wordings', (content) => [{ type: 'setContent', id: 'a', content }]],
  ['ids', (id) => [{ type: 'remove', ids: [id] }]],
])('and by the size of its %s', async (_name, change) => {
  const { disk } = openDisk();
  const { position, isLong } = await disk.exchange(NOWHERE, [
    { id: 'a', change: change('x'.repeat(3_999_000)) },
  ]);
  expect(isLong).toBe(false);
  const mine = [{ id: 'b', change: change('x'.repeat(1000)) }];
  expect((await disk.exchange(position, mine)).isLong).toBe(true);
});

test('the size of a change is that of all it says', () => {
  const place = { after: null, before: null };
  expect(sizeOf([{ type: 'move', id: 'a', place }])).toBe(50);
  expect(sizeOf([{ type: 'setDone', ids: ['a', 'bc'], done: true }])).toBe(50 + 3 + 1 + 3 + 2);
  const tasks = [{ id: 'ab', content: 'tea', done: false }];
  expect(sizeOf([{ type: 'put', tasks, place }])).toBe(50 + 40 + 2 + 3);
});

test('a text is kept once, under a key that is never used again', async () => {
  const { disk, clock } = openDisk();
  clock.now = 7;
  for (const [kind, text] of [
    ['unreadable', 'x'],
    ['unreadable', 'x'],
    ['former', 'x'],
    ['former', 'y'],
  ] as const) {
    await disk.keep(kind, text);
  }
  expect(disk.keptTexts).toEqual([
    { key: 'id1', kind: 'unreadable', text: 'x', time: 7 },
    { key: 'id2', kind: 'former', text: 'x', time: 7 },
    { key: 'id3', kind: 'former', text: 'y', time: 7 },
  ]);
  await disk.forget('id3');
  await disk.keep('former', 'z');
  expect(disk.keptTexts.at(-1)?.key).toBe('id4');
});

test.each([
  { seq: 1, version: 4, id: 'a', change: [] },
  { seq: 1, version: 2, id: 'a', change: [{ type: 'unknown' }] },
  { seq: 1, version: 2, id: 5, change: [] },
  { seq: '1', id: 'a', change: [] },
  { seq: 1, version: 4, snapshot: '[]' },
  { seq: 1, snapshot: 5 },
  null,
])('the record %j is of a newer version', (record) => {
  expect(() => readRecord(record)).toThrow(OutdatedError);
});

test('records of version 1 have none', () => {
  expect(readRecord({ seq: 1, id: 'a', change: [] })).toEqual({ seq: 1, id: 'a', change: [] });
  const snapshot = { seq: 1, snapshot: '[]', recent: ['a'] };
  expect(readRecord(snapshot)).toEqual({ seq: 1, snapshot: '[]' });
});

const about = { seq: 0, version: 2, journal: 'j', length: 1, size: 2 };

test('a journal that has not been begun has nothing to say about itself', () => {
  expect(readAbout(undefined)).toBeNull();
  expect(readAbout({ ...about, colour: 'red' })).toEqual(about);
});

test.each(['version', 'journal', 'length', 'size'])(
  'one whose %s is unknown was begun by a newer version',
  (field) => {
    expect(() => readAbout({ ...about, [field]: null })).toThrow(OutdatedError);
  },
);

test('so was one with a higher version', () => {
  expect(() => readAbout({ ...about, version: 4 })).toThrow(OutdatedError);
});
