import type { Task, Tasks } from '../../domain/task';

/** A task never changes, so its text is made once however often the whole list is written. */
const texts = new WeakMap<Task, string>();

/** The list as it stands in localStorage: the same text in every tab that holds the same list. */
export function tasksText(tasks: Tasks): string {
  return `[${tasks.map(taskText).join(',')}]`;
}

function taskText(task: Task): string {
  const known = texts.get(task);
  if (known !== undefined) return known;
  const { id, content, done } = task;
  const text = JSON.stringify({ id, content, done });
  texts.set(task, text);
  return text;
}
