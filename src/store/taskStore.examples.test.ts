import { expect, test } from 'vitest';
import type { Task, Tasks } from '../domain/task';
import { EXAMPLES, openTaskStore } from './openTaskStore.testing';

const milk: Task = { id: 'm', content: 'milk', done: false };
const bread: Task = { id: 'b', content: 'bread', done: true };

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

test('a failed request ends loading and leaves the list unchanged', async () => {
  const { commands, settings, state, tasks } = await openTaskStore({
    stored: [milk, bread],
    fetchExamples: () => Promise.reject(new TypeError('Failed to fetch')),
  });
  const before = tasks();
  expect(await commands.loadExamples()).toBe(false);
  expect(state().loading).toBe(false);
  expect(tasks()).toBe(before);
  expect(settings.saved).toBe(0);
});

test('examples can be loaded after a failure', async () => {
  let attempts = 0;
  const fetchExamples = async () => {
    attempts += 1;
    if (attempts === 1) throw new TypeError('Failed to fetch');
    return EXAMPLES;
  };
  const { commands, tasks } = await openTaskStore({ fetchExamples });
  expect(await commands.loadExamples()).toBe(false);
  expect(await commands.loadExamples()).toBe(true);
  expect(tasks()).toEqual(EXAMPLES);
});

test('an error in the app does not count as a failed request', async () => {
  const { commands, state } = await openTaskStore({
    now: () => {
      throw new Error('our own');
    },
  });
  await expect(commands.loadExamples()).rejects.toThrow('our own');
  expect(state().loading).toBe(false);
});
