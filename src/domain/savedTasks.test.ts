import { describe, expect, test } from 'vitest';
import { readTasks } from './savedTasks';

const read = (value: unknown) => readText(JSON.stringify(value));
function readText(text: string) {
  let count = 0;
  return readTasks(text, () => `new${(count += 1)}`);
}
const good = { id: 'a', content: 'milk', done: true };

test('a list of tasks is read unchanged, in its order', () => {
  const tasks = [good, { id: 'b/c?d#e %é.', content: '', done: false }];
  expect(read(tasks)).toEqual({ tasks, intact: true });
});

test('an empty list is valid', () => {
  expect(readText('[]')).toEqual({ tasks: [], intact: true });
});

describe('no tasks are read, and intact is false, for', () => {
  test.each(['', ' ', 'milk', '[', '{"id":"a"}', 'null', '1', '"[]"', '[1,]', '{"length":0}'])(
    '%j',
    (text) => {
      expect(readText(text)).toEqual({ tasks: [], intact: false });
    },
  );
});

describe('a bad item costs only itself', () => {
  test.each<[string, unknown]>([
    ['null', null],
    ['a number', 7],
    ['a text', 'milk'],
    ['a list', ['a', 'milk', true]],
    ['an empty object', {}],
    ['content missing', { id: 'x', done: true }],
    ['content a number', { id: 'x', content: 1, done: true }],
  ])('%s', (_title, bad) => {
    const other = { id: 'b', content: 'bread', done: false };
    expect(read([good, bad, other])).toEqual({ tasks: [good, other], intact: false });
  });
});

describe('only `true` means done, and the task survives with', () => {
  test.each<[string, object, boolean]>([
    ['missing', {}, true],
    ['a text, which is reported as a loss', { done: 'true' }, false],
    ['a number, which is reported as a loss', { done: 1 }, false],
    ['null, which is reported as a loss', { done: null }, false],
  ])('done %s', (_title, done, intact) => {
    const task = { id: 'x', content: 'tea' };
    expect(read([good, { ...task, ...done }])).toEqual({
      tasks: [good, { ...task, done: false }],
      intact,
    });
  });
});

test('a numeric id becomes its text, unless that is taken', () => {
  const { tasks, intact } = read([0, 1, -2.5, '3', 3, 1].map((id) => ({ ...good, id })));
  expect(tasks.map(({ id }) => id)).toEqual(['0', '1', '-2.5', '3', 'new1', 'new2']);
  expect(intact).toBe(true);
});

describe('an unusable id is replaced', () => {
  test.each<[string, unknown]>([
    ['missing', undefined],
    ['empty', ''],
    ['null', null],
    ['one dot, which an address swallows', '.'],
    ['two dots, which walk up an address', '..'],
    ['half a surrogate pair, which no address can hold', '\ud800'],
  ])('%s', (_title, id) => {
    const tasks = [{ ...good, id: 'new1' }];
    expect(read([{ ...good, id }])).toEqual({ tasks, intact: true });
  });
});

test('a repeated id stays with the first task that has it', () => {
  const { tasks, intact } = read([good, { ...good, content: 'tea' }, { ...good, id: 'b' }]);
  expect(tasks.map(({ id }) => id)).toEqual(['a', 'new1', 'b']);
  expect(tasks[1]?.content).toBe('tea');
  expect(intact).toBe(true);
});

test('a generated id is not given to a second task', () => {
  const { tasks } = read([
    { ...good, id: '' },
    { ...good, id: 'new1' },
  ]);
  expect(tasks.map(({ id }) => id)).toEqual(['new1', 'new2']);
});

test('unknown fields are dropped, and intact is false', () => {
  const other = { content: 'bread', done: false, note: 'rye' };
  const tasks = [good, { id: 'new1', content: 'bread', done: false }];
  expect(read([good, other])).toEqual({ tasks, intact: false });
});

test('a key named __proto__ adds nothing to an item', () => {
  const item = '{"__proto__":{"id":"x","content":"tea","done":true}}';
  expect(readText(`[${item},${JSON.stringify(good)}]`)).toEqual({ tasks: [good], intact: false });
  expect(Object.keys({})).toEqual([]);
});
