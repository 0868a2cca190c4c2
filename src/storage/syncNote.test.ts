import { expect, test } from 'vitest';
import { isSettled, readSyncNote, type SyncNote } from './syncNote';

const place = { after: null, before: 'x' };
const note: SyncNote = {
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

test('a note comes back as it was written', () => {
  expect(readSyncNote(JSON.stringify(note))).toEqual(note);
  const bare = { ...note, former: null, pending: null, held: ['x'] };
  expect(readSyncNote(JSON.stringify(bare))).toEqual(bare);
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
  const copy: unknown = structuredClone(note);
  let parent = copy;
  for (const key of path.slice(0, -1)) parent = Reflect.get(Object(parent), key);
  Reflect.set(Object(parent), path.at(-1) ?? '', wrong);
  return JSON.stringify(copy);
}

test.each(pathsOf(note).map((path) => [path.join('.'), path] as const))(
  'a note whose %s is of a wrong type is none: its changes could not be applied',
  (_name, path) => {
    expect(readSyncNote(spoilt(path, { wrong: true }))).toBeNull();
    expect(readSyncNote(spoilt(path, undefined))).toBeNull();
  },
);

test.each([null, '', '{', '[]', 'null', '5', '{"seq":1}'])('%s is no note', (text) => {
  expect(readSyncNote(text)).toBeNull();
});

test.each([null, 'x', [1]])('a note that holds %j is none', (held) => {
  expect(readSyncNote(JSON.stringify({ ...note, held }))).toBeNull();
});

test('one change that is none spoils the note: without it the others would be another story', () => {
  const pending = [...(note.pending ?? []), { id: 'e' }];
  expect(readSyncNote(JSON.stringify({ ...note, pending }))).toBeNull();
});

test('a note is settled when its text is written and nothing is pending', () => {
  expect(isSettled(note)).toBe(false);
  expect(isSettled({ ...note, former: null })).toBe(false);
  expect(isSettled({ ...note, former: null, pending: null })).toBe(false);
  expect(isSettled({ ...note, pending: [] })).toBe(false);
  expect(isSettled({ ...note, former: null, pending: [] })).toBe(true);
});
