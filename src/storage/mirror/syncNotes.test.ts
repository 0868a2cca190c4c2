import { expect, test } from 'vitest';
import { isSettled, noteText, readSyncNote, type SyncNote } from './syncNotes';

const note: SyncNote = {
  position: { journal: 'j', seq: 3 },
  hash: 'h',
  former: 'f',
  holds: ['x', 'y'],
  isOnlyCopy: true,
  pending: [],
};
const stored: unknown = JSON.parse(noteText(note));

test('a note comes back as it was written', () => {
  expect(readSyncNote(noteText(note))).toEqual(note);
  const bare = { ...note, position: { journal: null, seq: 0 }, former: null, isOnlyCopy: false };
  expect(readSyncNote(noteText(bare))).toEqual(bare);
});

test.each(['journal', 'seq', 'hash', 'former', 'holds', 'isOnlyCopy'])(
  'a note whose %s is of a wrong type is none',
  (field) => {
    for (const wrong of [{ wrong: true }, undefined, [1]]) {
      expect(readSyncNote(JSON.stringify({ ...Object(stored), [field]: wrong }))).toBeNull();
    }
  },
);

test('a field more does no harm', () => {
  expect(readSyncNote(JSON.stringify({ ...Object(stored), colour: 'red' }))).toEqual(note);
});

test('a newer one is told from one that is none', () => {
  expect(readSyncNote('{"version":3}')).toBe('newer');
  expect(readSyncNote('{"version":"3"}')).toBeNull();
});

test.each([null, '', '{', '[]', 'null', '5', '{"seq":1}', '{"version":2}', '{"version":1}'])(
  '%s is no note',
  (text) => {
    expect(readSyncNote(text)).toBeNull();
  },
);

test('a note is settled when its text is written and nothing is pending', () => {
  const settled = { ...note, former: null, holds: [], isOnlyCopy: false };
  expect(isSettled(settled)).toBe(true);
  expect(isSettled({ ...settled, former: '' })).toBe(false);
  expect(isSettled({ ...settled, holds: ['x'] })).toBe(false);
  expect(isSettled({ ...settled, isOnlyCopy: true })).toBe(false);
});

const place = { after: null, before: 'x' };
const first = {
  seq: 3,
  hash: 'h',
  former: 'f',
  time: 5,
  pending: [
    {
      id: 'e',
      change: [
        { type: 'put', tasks: [{ id: 'a', content: 'tea', done: true }], place },
        { type: 'remove', ids: ['a'] },
        { type: 'setDone', ids: ['a'], done: false },
        { type: 'setContent', id: 'a', content: 'milk' },
        { type: 'move', id: 'a', place },
      ],
    },
  ],
};

test('a note of version 1 is read', () => {
  expect(readSyncNote(JSON.stringify(first))).toEqual({
    position: { journal: null, seq: 3 },
    hash: 'h',
    former: 'f',
    holds: ['e'],
    isOnlyCopy: false,
    pending: first.pending,
  });
});

/** Every field of the note at any depth, by its path. */
function pathsOf(value: unknown): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    [key],
    ...pathsOf(inner).map((path) => [key, ...path]),
  ]);
}

function spoilt(path: readonly string[], wrong: unknown): string {
  const copy: unknown = structuredClone(first);
  let parent = copy;
  for (const key of path.slice(0, -1)) parent = Reflect.get(Object(parent), key);
  Reflect.set(Object(parent), path.at(-1) ?? '', wrong);
  return JSON.stringify(copy);
}

test.each(
  pathsOf(first)
    .filter(([field]) => field !== 'time')
    .map((path) => [path.join('.'), path] as const),
)('a note of version 1 whose %s is of a wrong type is none', (_name, path) => {
  expect(readSyncNote(spoilt(path, { wrong: true }))).toBeNull();
  expect(readSyncNote(spoilt(path, undefined))).toBeNull();
});

test.each([null, 'x', [1]])('a note of version 1 that holds %j is none', (held) => {
  expect(readSyncNote(JSON.stringify({ ...first, held }))).toBeNull();
});
