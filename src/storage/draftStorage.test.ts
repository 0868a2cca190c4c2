import { expect, test } from 'vitest';
import { openDraftStorage } from './draftStorage';
import { storageWith } from './simulation/storageWith';

const NONE = { newTask: '', edits: new Map() };

test('half-typed texts are read back', () => {
  const session = storageWith();
  const drafts = { newTask: 'te', edits: new Map([['m', 'oat mi']]) };
  openDraftStorage(session).write(drafts);
  expect(openDraftStorage(session).read()).toEqual(drafts);
});

test.each(['', 'x', '5', '{}', '{"newTask":5,"edits":7}', '{"edits":[5,["a"],["a",5]]}'])(
  'the text %j is not a draft',
  (text) => {
    expect(openDraftStorage(storageWith({ 'tasks.drafts': text })).read()).toEqual(NONE);
  },
);

test('a received list is read back until it is answered', () => {
  const session = storageWith();
  const received = { list: '1.abc', file: 'link.txt' };
  openDraftStorage(session).writeReceived(received);
  expect(openDraftStorage(session).readReceived()).toEqual(received);
  openDraftStorage(session).writeReceived(null);
  expect(openDraftStorage(session).readReceived()).toBeNull();
  expect(session.length).toBe(0);
});

test.each(['', 'x', '5', '{}', '{"list":5}'])('the text %j is not a received list', (text) => {
  expect(openDraftStorage(storageWith({ 'tasks.offer': text })).readReceived()).toBeNull();
});

test('empty drafts store nothing', () => {
  const session = storageWith();
  openDraftStorage(session).write({ newTask: 'te', edits: new Map() });
  openDraftStorage(session).write(NONE);
  expect(session.length).toBe(0);
});

test('without session storage there are no drafts, and nothing breaks', () => {
  const storage = openDraftStorage(null);
  storage.write({ newTask: 'te', edits: new Map() });
  expect(storage.read()).toEqual(NONE);
});
