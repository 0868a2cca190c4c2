import { describe, expect, test } from 'vitest';
import { apply, AT_END, invert, type Change, type Place } from './change';
import type { Task, Tasks } from './task';

const task = (id: string, content = id, done = false): Task => ({ id, content, done });
const list = (ids: string): Tasks => ids.split('').map((id) => task(id));
const order = (tasks: Tasks): string => tasks.map(({ id }) => id).join('');
const put = (ids: string, place: Place): Change => [{ type: 'put', tasks: list(ids), place }];
const remove = (...ids: string[]): Change => [{ type: 'remove', ids }];
const move = (id: string, place: Place): Change => [{ type: 'move', id, place }];

describe('put places a task', () => {
  test.each<[string, Place, string]>([
    ['at the end without neighbours', AT_END, 'abcx'],
    ['after its predecessor', { after: 'a', before: null }, 'axbc'],
    ['after its predecessor, wherever its successor is', { after: 'b', before: 'a' }, 'abxc'],
    ['before its successor when the predecessor is gone', { after: '?', before: 'b' }, 'axbc'],
    ['at the start when its successor is first', { after: '?', before: 'a' }, 'xabc'],
    ['before its successor when it was first', { after: null, before: 'b' }, 'axbc'],
    [
      'at the start, when it was the first and the next one is gone',
      { after: null, before: '?' },
      'xabc',
    ],
    [
      'at the end, when it was the last and the one it follows is gone',
      { after: '?', before: null },
      'abcx',
    ],
    ['at the end when both neighbours are gone', { after: '?', before: '!' }, 'abcx'],
  ])('%s', (_title, place, expected) => {
    expect(order(apply(list('abc'), put('x', place)))).toBe(expected);
  });
});

test('tasks put together keep their order', () => {
  expect(order(apply(list('ab'), put('xyz', { after: 'a', before: 'b' })))).toBe('axyzb');
});

test('putting a known task moves and updates it', () => {
  const change: Change = [
    { type: 'put', tasks: [task('a', 'new', true)], place: { after: 'b', before: null } },
  ];
  expect(apply(list('abc'), change)).toEqual([task('b'), task('a', 'new', true), task('c')]);
});

test('putting an id twice adds it once', () => {
  expect(order(apply(list('ab'), put('xyx', AT_END)))).toBe('abxy');
});

test('remove removes exactly the named tasks', () => {
  expect(order(apply(list('abcd'), remove('b', '?', 'd', 'b')))).toBe('ac');
  expect(order(apply(list('abc'), remove('c')))).toBe('ab');
});

test('setDone and setContent change only the named tasks', () => {
  const change: Change = [
    { type: 'setDone', ids: ['a', 'c'], done: true },
    { type: 'setContent', id: 'b', content: 'new' },
  ];
  expect(apply(list('abc'), change)).toEqual([
    task('a', 'a', true),
    task('b', 'new'),
    task('c', 'c', true),
  ]);
});

test('an unchanged task stays the same object', () => {
  const tasks = [task('a', 'a', true), task('b')];
  const [first, second] = apply(tasks, [{ type: 'setDone', ids: ['a', 'b'], done: true }]);
  expect(first).toBe(tasks[0]);
  expect(second).not.toBe(tasks[1]);
});

test("move changes a task's place and nothing else", () => {
  expect(order(apply(list('abc'), move('a', { after: 'b', before: 'c' })))).toBe('bac');
  expect(order(apply(list('abc'), move('c', { after: null, before: 'a' })))).toBe('cab');
});

test.each<[string, Change]>([
  ['nothing', []],
  ['removing an unknown task', remove('?')],
  ['moving an unknown task', move('?', AT_END)],
  ['putting no tasks', put('', AT_END)],
  [
    'setting done to its present value',
    [{ type: 'setDone', ids: ['a', 'b', 'c', '?'], done: false }],
  ],
  ['writing the same text', [{ type: 'setContent', id: 'b', content: 'b' }]],
  ['writing into an unknown task', [{ type: 'setContent', id: '?', content: 'new' }]],
])('%s returns the same array, and there is nothing to undo', (_title, change) => {
  const tasks = list('abc');
  expect(apply(tasks, change)).toBe(tasks);
  expect(invert(tasks, change)).toEqual([]);
});

test('moving a task to its own place returns the same array', () => {
  const tasks = list('abc');
  expect(apply(tasks, move('b', { after: 'a', before: 'c' }))).toBe(tasks);
});

describe('undo', () => {
  test('of a removal returns each run of neighbours to its place', () => {
    expect(invert(list('abcde'), remove('a', 'c', 'd'))).toEqual([
      { type: 'put', tasks: list('a'), place: { after: null, before: 'b' } },
      { type: 'put', tasks: list('cd'), place: { after: 'b', before: 'e' } },
    ]);
  });

  test('of a put removes new tasks and restores replaced ones', () => {
    const inverse = invert(list('ab'), put('bx', AT_END));
    expect(inverse).toEqual([
      { type: 'remove', ids: ['x'] },
      { type: 'put', tasks: list('b'), place: { after: 'a', before: null } },
    ]);
  });

  test('of an edit restores the former content', () => {
    expect(invert(list('ab'), [{ type: 'setContent', id: 'b', content: 'new' }])).toEqual([
      { type: 'setContent', id: 'b', content: 'b' },
    ]);
  });

  test('of a move restores the place between both former neighbours', () => {
    const undone = (id: string) => invert(list('abc'), move(id, AT_END));
    expect(undone('a')).toEqual(move('a', { after: null, before: 'b' }));
    expect(undone('b')).toEqual(move('b', { after: 'a', before: 'c' }));
    expect(undone('c')).toEqual(move('c', { after: 'b', before: null }));
  });

  test('of setDone reverts only the tasks that it changed', () => {
    const tasks = [task('a', 'a', true), task('b')];
    expect(invert(tasks, [{ type: 'setDone', ids: ['a', 'b'], done: true }])).toEqual([
      { type: 'setDone', ids: ['b'], done: false },
    ]);
  });

  test('of several operations reverts them in reverse order', () => {
    const change: Change = [{ type: 'setDone', ids: ['b'], done: true }, ...remove('b')];
    expect(invert(list('ab'), change)).toEqual([
      { type: 'put', tasks: [task('b', 'b', true)], place: { after: 'a', before: null } },
      { type: 'setDone', ids: ['b'], done: false },
    ]);
  });
});
