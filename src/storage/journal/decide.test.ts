import { describe, expect, test } from 'vitest';
import type { Tasks } from '../../domain/task';
import { NOWHERE, type Entry, type Position } from '../journal';
import type { LoadedText } from '../mirror/mirror';
import { tasksText } from '../mirror/savedText';
import { isContained, decide } from './decide';

const list = (...ids: string[]): Tasks =>
  ids.map((id) => ({ id, content: `task ${id}`, done: false }));
const at = (seq: number, journal = 'j'): Position => ({ journal, seq });
const place = { after: null, before: null };
const put = (...ids: string[]): Entry => ({
  id: `put ${ids.join()}`,
  change: [{ type: 'put', tasks: list(...ids), place }],
});

function text(tasks: Tasks, position: Position | null, more: Partial<LoadedText> = {}): LoadedText {
  const read = { tasks, intact: true, text: tasksText(tasks) };
  const said = { holds: [], isOnlyCopy: false, isPutBack: false };
  const known = { settled: null, known: NOWHERE, adoption: 'adopt.x' };
  return { ...read, ...said, ...known, position, ...more };
}

const onlyCopy = (seq: number) => text(list('b'), at(seq), { isOnlyCopy: true, holds: ['x'] });

interface Journal {
  readonly base?: Tasks;
  readonly position?: Position;
  readonly pending?: readonly Entry[];
  /** The ids of what it has. */
  readonly arrived?: readonly string[];
}

/** The journal has gone on without it. */
const WENT_ON: Journal = { arrived: ['1', '2', '3', '4', 'w'] };

const decided = (loaded: LoadedText, journal: Journal = {}) => {
  const { base = list('a'), position = at(5), pending = [], arrived = [] } = journal;
  const records = arrived.map((id, index) => ({ id, change: [], seq: index + 1 }));
  const answer = { position, records, isWhole: true, arrived: new Set<string>(), isLong: false };
  return decide({ loaded, base, view: base, pending, answer });
};
const IGNORED = { adopted: null, isOffered: false };

describe('the journal wins over a text that is', () => {
  test.each<[string, LoadedText]>([
    ['signed for it', text(list('a', 'gone'), at(4))],
    ['signed for its end', text(list('gone'), at(5))],
    ['signed before there was a journal', text(list('gone'), NOWHERE)],
    ['not readable', text([], null, { intact: false })],
    ['signed for another journal, and contained', text(list('a'), at(9, 'other'))],
    ['put back, and unchanged', text(list('a'), at(2), { isPutBack: true })],
  ])('%s', (_title, loaded) => {
    expect(decided(loaded)).toEqual(IGNORED);
  });
});

describe('an only copy', () => {
  const two = { ...onlyCopy(4), holds: ['x', 'put y'] };

  test('that has arrived is neither adopted nor offered', () => {
    expect(decided(onlyCopy(4), { arrived: ['w', 'x'] })).toEqual(IGNORED);
    expect(decided(two, { arrived: ['x'], pending: [put('y')] })).toEqual(IGNORED);
  });

  test('is adopted if it lacks nothing of the journal, and offered if it does', () => {
    const arrived = ['1', '2', '3', '4', 'x'];
    expect(decided(two, { arrived }).adopted).toMatchObject({ includes: ['x', 'put y'] });
    expect(decided(two, WENT_ON)).toEqual({ adopted: null, isOffered: true });
  });

  test('of a tick is offered too; of a whole list, only if a task is missing', () => {
    const ticked = [{ id: 'a', content: 'task a', done: true }];
    const copy = (id: string) => text(ticked, at(4), { isOnlyCopy: true, holds: [id] });
    expect(decided(copy('x'), WENT_ON).isOffered).toBe(true);
    expect(decided(copy('adopt.x'), WENT_ON).isOffered).toBe(false);
  });

  test('of version 1, which did not name what it holds, is adopted or offered', () => {
    const copy = (seq: number) => text(list('b'), at(seq), { isOnlyCopy: true });
    expect(decided(copy(5)).adopted).not.toBeNull();
    expect(decided(copy(4), WENT_ON).isOffered).toBe(true);
  });

  test('does not offer what the visitor has removed in it', () => {
    const removal: Entry = { id: 'r', change: [{ type: 'remove', ids: ['a'] }] };
    const copy = text([], at(5), { isOnlyCopy: true, holds: ['r', 'x'] });
    expect(decided(copy, { pending: [removal] }).adopted).not.toHaveProperty('replaces');
    expect(decided(copy).adopted).toHaveProperty('replaces');
  });
});

describe('the journal wins, and the text is offered, if it is', () => {
  test.each<[string, LoadedText]>([
    ['signed for another journal', text(list('a', 'b'), at(1, 'other'))],
    ['put back', text(list('b'), at(2), { isPutBack: true })],
    [
      'put back, with another tick',
      text([{ id: 'a', content: 'task a', done: true }], at(2), { isPutBack: true }),
    ],
  ])('%s', (_title, loaded) => {
    expect(decided(loaded)).toEqual({ adopted: null, isOffered: true });
  });
});

describe('adopted is a text that is', () => {
  test.each<[string, LoadedText]>([
    ['not signed', text(list('b'), null)],
    ['signed beyond the end', text(list('b'), at(6))],
    ['the only copy of something, at the end', onlyCopy(5)],
    ['readable in part', text(list('b'), null, { intact: false })],
    ['empty', text([], null)],
  ])('%s: the list it replaces is kept with it', (_title, loaded) => {
    const { adopted, isOffered } = decided(loaded);
    expect(adopted).toMatchObject({ id: 'adopt.x', replaces: tasksText(list('a')) });
    expect(isOffered).toBe(false);
  });

  test('the changes it holds enter the journal with it', () => {
    expect(decided(onlyCopy(5)).adopted?.includes).toEqual(['x']);
  });

  test('more than the list: nothing is kept', () => {
    expect(decided(text(list('a', 'b'), null)).adopted).not.toHaveProperty('replaces');
  });

  test.each<[string, Tasks]>([
    ['the order', list('b', 'a')],
    ['a tick', [{ id: 'a', content: 'task a', done: true }, ...list('b')]],
    ['a wording', [{ id: 'a', content: 'tea', done: false }, ...list('b')]],
  ])('different in %s: the former list is kept', (_title, tasks) => {
    const base = list('a', 'b');
    expect(decided(text(tasks, null), { base }).adopted).toHaveProperty('replaces');
  });
});

describe('where there is no journal', () => {
  const nowhere = { position: NOWHERE, base: [] };

  test('the text begins one, whatever its signature', () => {
    for (const position of [null, at(3), { journal: null, seq: 3 }]) {
      const { adopted } = decided(text(list('a'), position), nowhere);
      expect(adopted?.change).toEqual([{ type: 'put', tasks: list('a'), place }]);
    }
  });

  test('an empty text begins none, nor one that pending changes have made', () => {
    expect(decided(text([], null), nowhere)).toEqual(IGNORED);
    const pending = [put('a')];
    const made = text(list('a'), NOWHERE, { holds: ['put a'] });
    expect(decided(made, { ...nowhere, pending })).toEqual(IGNORED);
    for (const other of [
      { ...made, holds: ['put a', 'put b'] },
      { ...made, tasks: list('a', 'c') },
      { ...made, position: { journal: null, seq: 3 } },
      { ...made, position: at(0) },
    ])
      expect(decided(other, { ...nowhere, pending }).adopted).not.toBeNull();
  });
});

test('a list is contained if every task is there in the same words', () => {
  expect(isContained(list('b', 'a'), list('a', 'c', 'b'))).toBe(true);
  expect(isContained(list('a', 'd'), list('a', 'b'))).toBe(false);
  expect(isContained([{ id: 'a', content: 'tea', done: false }], list('a'))).toBe(false);
});
