import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyTasks } from './anyTasks.testing';
import { findOpenDuplicate } from './intent';
import type { Task } from './task';

const milk: Task = { id: 'm', content: 'Żółte mleko', done: false };

test('an open task with the same text is a duplicate, ignoring case and surrounding space', () => {
  for (const text of ['Żółte mleko', '  żółte MLEKO\t'])
    expect(findOpenDuplicate([milk], text)).toBe(milk);
});

test('another text, a part of it, or a done task is not a duplicate', () => {
  expect(findOpenDuplicate([milk], 'żółte')).toBeUndefined();
  expect(findOpenDuplicate([milk], 'białe mleko')).toBeUndefined();
  expect(findOpenDuplicate([{ ...milk, done: true }], 'Żółte mleko')).toBeUndefined();
});

test('the duplicate is the first open task with the same text, in any list', () => {
  fc.assert(
    fc.property(anyTasks, fc.constantFrom('milk', 'BREAD', 'żółw'), (tasks, text) => {
      const wanted = text.toLowerCase();
      const expected = tasks.find((task) => !task.done && task.content.toLowerCase() === wanted);
      expect(findOpenDuplicate(tasks, text)).toBe(expected);
    }),
  );
});
