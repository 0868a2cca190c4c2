import { expect, test } from 'vitest';
import { openTaskStore } from './openTaskStore.testing';

test('an error of our own is not taken for examples that failed to come', async () => {
  let isBroken = false;
  const { commands, state } = await openTaskStore({
    now: () => {
      if (isBroken) throw new Error('our own');
      return 0;
    },
  });
  isBroken = true;
  await expect(commands.loadExamples()).rejects.toThrow('our own');
  expect(state().loading).toBe(false);
});
