import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyTasks } from './anyTasks.testing';
import { openTwin } from './openTwin';
import type { Task } from './task';

const milk: Task = { id: 'm', content: 'Żółte mleko', done: false };

test('an open task with the same text is a twin, whatever the case and the space around it', () => {
  for (const text of ['Żółte mleko', '  żółte MLEKO\t']) expect(openTwin([milk], text)).toBe(milk);
});

test('another text, a part of it and a done task are none', () => {
  expect(openTwin([milk], 'żółte')).toBeUndefined();
  expect(openTwin([milk], 'białe mleko')).toBeUndefined();
  expect(openTwin([{ ...milk, done: true }], 'Żółte mleko')).toBeUndefined();
});

test('in any list the twin of a task is the first open one that says the same', () => {
  fc.assert(
    fc.property(anyTasks, fc.constantFrom('milk', 'BREAD', 'żółw'), (tasks, text) => {
      const wanted = text.toLowerCase();
      const expected = tasks.find((task) => !task.done && task.content.toLowerCase() === wanted);
      expect(openTwin(tasks, text)).toBe(expected);
    }),
  );
});
