import { expect, test } from 'vitest';
import { openDamagedTexts } from './quarantine';
import { storageWith } from './simulation/storageWith';

test('two tabs that find no text there put theirs beside each other', () => {
  // What a tab writes reaches the others later.
  const [one, other] = [storageWith(), storageWith()];
  expect(openDamagedTexts(one).put('[1')).toBe(true);
  expect(openDamagedTexts(other).put('[2')).toBe(true);
  for (const { key, text } of openDamagedTexts(other).all()) one.setItem(String(key), text);
  const both = openDamagedTexts(one).all();
  expect(both.map(({ text }) => text)).toEqual(['[1', '[2']);
});

test('the text of an earlier version is found and can be removed, and a setting is none', () => {
  const local = storageWith({ 'tasks.unreadable': '[', 'tasks.unreadable.theme': '"dark"' });
  const texts = openDamagedTexts(local);
  expect(texts.all()).toEqual([{ key: 'tasks.unreadable', kind: 'unreadable', text: '[' }]);
  texts.remove('tasks.unreadable');
  expect(texts.all()).toEqual([]);
  expect(local.getItem('tasks.unreadable.theme')).toBe('"dark"');
});
