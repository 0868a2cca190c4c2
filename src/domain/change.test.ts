import { describe, expect, test } from 'vitest';
import { apply, AT_END, invert, type Change, type Place } from './change';
import type { Task, Tasks } from './task';

const task = (id: string, content = id, done = false): Task => ({ id, content, done });
const list = (ids: string): Tasks => ids.split('').map((id) => task(id));
const order = (tasks: Tasks): string => tasks.map(({ id }) => id).join('');
const put = (ids: string, place: Place): Change => [{ type: 'put', tasks: list(ids), place }];
const remove = (...ids: string[]): Change => [{ type: 'remove', ids }];
const move = (id: string, place: Place): Change => [{ type: 'move', id, place }];

describe('a put task goes', () => {
  test.each<[string, Place, string]>([
    ['at the end without neighbours', AT_END, 'abcx'],
    ['after the one it follows', { after: 'a', before: null }, 'axbc'],
    ['after the one it follows, wherever the next one is', { after: 'b', before: 'a' }, 'abxc'],
    ['before the next one, when the one it follows is gone', { after: '?', before: 'b' }, 'axbc'],
    ['at the start, when the next one is there', { after: '?', before: 'a' }, 'xabc'],
    ['before the next one, when it was the first', { after: null, before: 'b' }, 'axbc'],
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
    ['at the end, when both neighbours are gone', { after: '?', before: '!' }, 'abcx'],
  ])('%s', (_title, place, expected) => {
    expect(order(apply(list('abc'), put('x', place)))).toBe(expected);
  });
});

test('tasks that are put together stay in their order', () => {
  expect(order(apply(list('ab'), put('xyz', { after: 'a', before: 'b' })))).toBe('axyzb');
});

test('a put task that is in the list already takes the new place and values', () => {
  const change: Change = [
    { type: 'put', tasks: [task('a', 'new', true)], place: { after: 'b', before: null } },
  ];
  expect(apply(list('abc'), change)).toEqual([task('b'), task('a', 'new', true), task('c')]);
});

test('an id that is put twice is in the list once', () => {
  expect(order(apply(list('ab'), put('xyx', AT_END)))).toBe('abxy');
});

test('a remove takes exactly the named tasks', () => {
  expect(order(apply(list('abcd'), remove('b', '?', 'd', 'b')))).toBe('ac');
  expect(order(apply(list('abc'), remove('c')))).toBe('ab');
});

test('done and content are set in the named tasks only', () => {
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

test('a task that a change leaves as it is stays the same object', () => {
  const tasks = [task('a', 'a', true), task('b')];
  const [first, second] = apply(tasks, [{ type: 'setDone', ids: ['a', 'b'], done: true }]);
  expect(first).toBe(tasks[0]);
  expect(second).not.toBe(tasks[1]);
});

test('a moved task keeps its values and takes its new place', () => {
  expect(order(apply(list('abc'), move('a', { after: 'b', before: 'c' })))).toBe('bac');
  expect(order(apply(list('abc'), move('c', { after: null, before: 'a' })))).toBe('cab');
});

test.each<[string, Change]>([
  ['nothing', []],
  ['removing an unknown task', remove('?')],
  ['moving an unknown task', move('?', AT_END)],
  ['putting no tasks', put('', AT_END)],
  ['setting what is set', [{ type: 'setDone', ids: ['a', 'b', 'c', '?'], done: false }]],
  ['writing what is written', [{ type: 'setContent', id: 'b', content: 'b' }]],
  ['writing into an unknown task', [{ type: 'setContent', id: '?', content: 'new' }]],
])('%s gives the very same list, and there is nothing to undo', (_title, change) => {
  const tasks = list('abc');
  expect(apply(tasks, change)).toBe(tasks);
  expect(invert(tasks, change)).toEqual([]);
});

test('moving a task to where it is gives the very same list', () => {
  const tasks = list('abc');
  expect(apply(tasks, move('b', { after: 'a', before: 'c' }))).toBe(tasks);
});

describe('undo', () => {
  test('of a removal puts each run of neighbours back where it was', () => {
    expect(invert(list('abcde'), remove('a', 'c', 'd'))).toEqual([
      { type: 'put', tasks: list('a'), place: { after: null, before: 'b' } },
      { type: 'put', tasks: list('cd'), place: { after: 'b', before: 'e' } },
    ]);
  });

  test('of a put removes what was new and puts back what was replaced', () => {
    const inverse = invert(list('ab'), put('bx', AT_END));
    expect(inverse).toEqual([
      { type: 'remove', ids: ['x'] },
      { type: 'put', tasks: list('b'), place: { after: 'a', before: null } },
    ]);
  });

  test('of an edit writes the former content', () => {
    expect(invert(list('ab'), [{ type: 'setContent', id: 'b', content: 'new' }])).toEqual([
      { type: 'setContent', id: 'b', content: 'b' },
    ]);
  });

  test('of a move names both former neighbours', () => {
    const undone = (id: string) => invert(list('abc'), move(id, AT_END));
    expect(undone('a')).toEqual(move('a', { after: null, before: 'b' }));
    expect(undone('b')).toEqual(move('b', { after: 'a', before: 'c' }));
    expect(undone('c')).toEqual(move('c', { after: 'b', before: null }));
  });

  test('of "done" reaches only the tasks that were not done', () => {
    const tasks = [task('a', 'a', true), task('b')];
    expect(invert(tasks, [{ type: 'setDone', ids: ['a', 'b'], done: true }])).toEqual([
      { type: 'setDone', ids: ['b'], done: false },
    ]);
  });

  test('of several operations runs backwards', () => {
    const change: Change = [{ type: 'setDone', ids: ['b'], done: true }, ...remove('b')];
    expect(invert(list('ab'), change)).toEqual([
      { type: 'put', tasks: [task('b', 'b', true)], place: { after: 'a', before: null } },
      { type: 'setDone', ids: ['b'], done: false },
    ]);
  });
});
