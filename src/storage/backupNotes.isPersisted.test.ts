import { expect, test, vi } from 'vitest';
import { isPersisted } from './backupNotes';

test.each([true, false])("the browser's answer counts: %s", async (promised) => {
  vi.stubGlobal('navigator', { storage: { persisted: async () => promised } });
  expect(await isPersisted()).toBe(promised);
});

test.each([
  ['there is nothing to ask', {}],
  ['it refuses', { storage: { persisted: () => Promise.reject(new TypeError()) } }],
])('where %s, nothing is promised', async (_where, navigator) => {
  vi.stubGlobal('navigator', navigator);
  expect(await isPersisted()).toBe(false);
});
