import * as fc from 'fast-check';
import type { Task, Tasks } from './task';

/** Few ids, so that operations often concern tasks of the list. */
export const anyId = fc.constantFrom(...'abcdefgh'.split(''));

export const anyTask: fc.Arbitrary<Task> = fc.record({
  id: anyId,
  content: fc.constantFrom('milk', 'bread', 'Żółw', ''),
  done: fc.boolean(),
});

export const anyTasks: fc.Arbitrary<Tasks> = fc.uniqueArray(anyTask, { selector: ({ id }) => id });

export const idsOf = (tasks: Tasks): string[] => tasks.map(({ id }) => id);
