import { expect, test, vi } from 'vitest';
import { SimulatedFile } from '../simulation/SimulatedFile';
import { nextName, pickBackupFile } from './browserBackupFile';

test.each([
  ['tasks.json', 'tasks-2.json'],
  ['tasks-2.json', 'tasks-3.json'],
  ['tasks-9.JSON', 'tasks-10.json'],
  ['my-list', 'my-list-2.json'],
  ['2026-11-16.json', '2026-11-16-2.json'],
  ['a.b.json', 'a.b-2.json'],
])('beside %s there may be %s', (name, next) => {
  expect(nextName(name)).toBe(next);
});

test('the picker suggests the name, beside the former file', async () => {
  const { handle } = new SimulatedFile();
  const asked: unknown[] = [];
  vi.stubGlobal('showSaveFilePicker', async (picker: unknown) => {
    asked.push(picker);
    return handle;
  });
  expect(await pickBackupFile('tasks.json', null)).toBe(handle);
  expect(await pickBackupFile('tasks-2.json', handle)).toBe(handle);
  const types = [{ accept: { 'application/json': ['.json'] } }];
  expect(asked).toEqual([
    { suggestedName: 'tasks.json', types },
    { suggestedName: 'tasks-2.json', types, startIn: handle },
  ]);
});

test('a picker that is dismissed chooses nothing, and one that is forbidden says so', async () => {
  const failWith = (name: string) =>
    vi.stubGlobal('showSaveFilePicker', () => Promise.reject(new DOMException('', name)));
  failWith('AbortError');
  expect(await pickBackupFile('tasks.json', null)).toBeNull();
  failWith('SecurityError');
  await expect(pickBackupFile('tasks.json', null)).rejects.toThrow(DOMException);
});
