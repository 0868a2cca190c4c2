import { readTasks } from '../domain/savedTasks';
import type { Tasks } from '../domain/task';

const DELAY_MS = 1500;

/** Rejects when the request fails or the answer holds no tasks. A bad HTTP status alone is fine. */
export async function fetchExampleTasks(newId: () => string): Promise<Tasks> {
  await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
  const response = await fetch(`${import.meta.env.BASE_URL}exampleTasks.json`, {
    cache: 'no-cache',
  });
  const { tasks, intact } = readTasks(await response.text(), newId);
  if (tasks.length === 0 && !intact) throw new Error('exampleTasks.json holds no tasks');
  return tasks;
}
