import type { Task } from '../domain/task';

/** "task 1", "task 2"…; every seventh wraps, every third is done. */
export function manyTasks(count: number): Task[] {
  return Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    content: `task ${index + 1}${index % 7 === 6 ? ` ${'and so on '.repeat(14)}`.trimEnd() : ''}`,
    done: index % 3 === 2,
  }));
}
