import { expect, test } from 'vitest';
import { SimulatedStorage } from '../storage/simulation/SimulatedStorage';
import { readStored } from './readStored';

const TEA = [{ id: '1', content: 'tea', done: false }];
const read = (texts: Record<string, string>) =>
  readStored(
    new SimulatedStorage(
      () => new Map(Object.entries(texts)),
      () => {},
    ),
  );

test('a valid list is read as the app reads it, in any notation', () => {
  expect(read({ tasks: JSON.stringify(TEA) })).toEqual(TEA);
  expect(read({ tasks: ' [{"done":false,"id":"1","content":"tea"}] ' })).toEqual(TEA);
  expect(read({ tasks: '[{"id":1,"content":"tea"}]' })).toEqual(TEA);
});

test('a list of any length is read', () => {
  const many = Array.from({ length: 50_000 }, (_, at) => ({ ...TEA[0], id: `${at}` }));
  expect(read({ tasks: JSON.stringify(many) })).toEqual(many);
});

test.each([
  ['', 'no JSON'],
  ['[{"id":"1","content":"tea","done":', 'a list that is cut off'],
  ['null', 'no list'],
  ['{"0":{"id":"1","content":"tea","done":false}}', 'no list'],
  ['[]', 'nothing to paint'],
  ['[[]]', 'no task'],
  ['[{"id":"1","content":"tea","done":false,"colour":"red"}]', 'a field of another program'],
  ['[{"id":"1","content":"tea","done":"no"}]', 'a field of another type'],
  ['[{"id":"1","content":"tea","done":false},{"id":2}]', 'an item of another shape'],
  ['[{"content":"tea","done":false}]', 'a task without an id'],
  ['[{"id":"","content":"tea","done":false}]', 'an empty id'],
  [JSON.stringify([...TEA, ...TEA]), 'an id that is there twice'],
  [JSON.stringify([{ ...TEA[0], id: '\ud800' }]), 'an id that no address can hold'],
  [JSON.stringify([{ ...TEA[0], id: '..' }]), 'an id that leads elsewhere in an address'],
])('%.40s is left to the app: %s', (tasks) => {
  expect(read({ tasks })).toBeNull();
});

test('nothing is painted without a list or without storage', () => {
  expect(read({})).toBeNull();
  expect(readStored(null)).toBeNull();
});
