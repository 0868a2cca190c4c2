import { expect, test } from 'vitest';
import type { Tasks } from '../domain/task';
import { milk, bread, EXAMPLES, openTaskStore } from './openTaskStore.testing';

test('examples replace the whole list when they arrive, and loading lasts until then', async () => {
  let answer = (_tasks: Tasks) => {};
  const fetchExamples = () =>
    new Promise<Tasks>((resolve) => {
      answer = resolve;
    });
  const { commands, state, tasks } = await openTaskStore({ stored: [milk, bread], fetchExamples });
  const loaded = commands.loadExamples();
  commands.add('added while waiting');
  expect(state().loading).toBe(true);
  expect(tasks()).toHaveLength(3);
  answer(EXAMPLES);
  expect(await loaded).toBe(true);
  expect(state()).toMatchObject({ tasks: EXAMPLES, loading: false });
});

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
