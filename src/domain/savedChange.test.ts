import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyChange } from './anyChange.testing';
import { anyTasks } from './anyTasks.testing';
import { apply, AT_END, invert } from './change';
import { isChange } from './savedChange';

const task = { id: 'a', content: 'milk', done: true };
const put = { type: 'put', tasks: [task], place: { after: 'x', before: null } };
const remove = { type: 'remove', ids: ['a', 'b'] };
const setDone = { type: 'setDone', ids: ['a'], done: false };
const setContent = { type: 'setContent', id: 'a', content: '' };
const move = { type: 'move', id: 'a', place: AT_END };

test('every saved change is valid when it is read', () => {
  fc.assert(fc.property(anyChange, (change) => isChange(JSON.parse(JSON.stringify(change)))));
});

test.each([put, remove, setDone, setContent, move])('a complete $type is accepted', (operation) => {
  expect(isChange([operation])).toBe(true);
});

describe('anything but a list of operations is refused', () => {
  test.each([null, undefined, 1, 'put', {}, move, [null], ['move'], [[]], [{}]])('%j', (value) => {
    expect(isChange(value)).toBe(false);
  });
});

describe('an operation with one wrong field is refused', () => {
  test.each<[string, object]>([
    ['no type', { ...move, type: undefined }],
    ['an unknown type', { ...move, type: 'sort' }],
    ['put: no tasks', { ...put, tasks: undefined }],
    ['put: tasks by number', { ...put, tasks: { 0: task, length: 1 } }],
    ['put: a task that is none', { ...put, tasks: [task, null] }],
    ['put: a task without id', { ...put, tasks: [{ ...task, id: 1 }] }],
    ['put: a task without content', { ...put, tasks: [{ ...task, content: null }] }],
    ['put: a task without tick', { ...put, tasks: [{ ...task, done: 'true' }] }],
    ['put: no place', { ...put, place: undefined }],
    ['put: a place that is null', { ...put, place: null }],
    ['put: a place without start', { ...put, place: { before: null } }],
    ['put: a place without end', { ...put, place: { after: null } }],
    ['put: a place by number', { ...put, place: { after: 1, before: null } }],
    ['remove: no ids', { ...remove, ids: undefined }],
    ['remove: one id alone', { ...remove, ids: 'a' }],
    ['remove: an id that is a number', { ...remove, ids: ['a', 1] }],
    ['setDone: no ids', { ...setDone, ids: undefined }],
    ['setDone: no value', { ...setDone, done: undefined }],
    ['setDone: a number', { ...setDone, done: 1 }],
    ['setContent: no id', { ...setContent, id: undefined }],
    ['setContent: no content', { ...setContent, content: undefined }],
    ['move: no id', { ...move, id: null }],
    ['move: no place', { ...move, place: undefined }],
  ])('%s', (_title, operation) => {
    expect(isChange([operation])).toBe(false);
    expect(isChange([move, operation])).toBe(false);
  });
});

test('an accepted change can be applied and undone, however it was damaged', () => {
  const anyValue = fc.oneof(
    fc.constantFrom<unknown>(null, 'a', 1, true, [], {}, [null]),
    fc.jsonValue(),
  );
  const anyField = fc.constantFrom('type', 'tasks', 'place', 'ids', 'id', 'content', 'done');
  const anyDamaged = fc
    .tuple(anyChange, anyField, anyValue)
    .map(([change, field, value]) =>
      change.map((operation) =>
        field in operation ? { ...operation, [field]: value } : operation,
      ),
    );
  fc.assert(
    fc.property(anyTasks, fc.oneof(anyDamaged, anyValue), (tasks, value: unknown) => {
      fc.pre(isChange(value));
      expect(apply(apply(tasks, value), invert(tasks, value))).toEqual(tasks);
    }),
  );
});
