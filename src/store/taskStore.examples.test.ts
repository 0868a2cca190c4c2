import { expect, test } from 'vitest';
import { openTaskStore } from './openTaskStore.testing';

test('an error in the app is not reported as examples that failed to load', async () => {
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
