import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyTasks } from '../../domain/anyTasks.testing';
import { savedText, savedTextInSlices, substituteIds, tasksText } from './savedText';
import { textHash } from './textHash';

/** Runs to the end and counts the pauses. */
function inSlices(...args: Parameters<typeof savedTextInSlices>) {
  const slices = savedTextInSlices(...args);
  let pauses = 0;
  for (;;) {
    const { done, value } = slices.next();
    if (done) return { pauses, saved: value };
    pauses += 1;
  }
}

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `${index}`, content: 'tea', done: false }));

test('a list is saved as JSON of its three fields, in that order', () => {
  const task = { done: true, extra: 1, content: 'Żółw "🐢"', id: '1' };
  expect(tasksText([task, { id: '2', content: '', done: false }])).toBe(
    '[{"id":"1","content":"Żółw \\"🐢\\"","done":true},{"id":"2","content":"","done":false}]',
  );
  expect(tasksText([])).toBe('[]');
});

test('any list can be read back from its text', () => {
  fc.assert(
    fc.property(anyTasks, (tasks) => {
      expect(JSON.parse(tasksText(tasks))).toEqual(tasks);
    }),
  );
});

test('the text of a task is cached', () => {
  let made = 0;
  const task = {
    id: '1',
    done: false,
    get content() {
      made += 1;
      return 'tea';
    },
  };
  expect(tasksText([task])).toBe(tasksText([task]));
  expect(made).toBe(1);
});

test('slices give the same text and hash as one run', () => {
  const tasks = many(10_001);
  expect(inSlices(tasks).saved).toEqual(savedText(tasks));
  expect(savedText(tasks)).toEqual({
    text: JSON.stringify(tasks),
    hash: textHash(JSON.stringify(tasks)),
  });
  expect(inSlices([]).saved).toEqual(savedText([]));
});

test('there is a pause after every 5,000 tasks, and after joining them', () => {
  const pausesFor = (count: number) => inSlices(many(count)).pauses;
  expect(pausesFor(1)).toBe(1 + 1);
  expect(pausesFor(5000)).toBe(1 + 1);
  expect(pausesFor(5001)).toBe(2 + 1);
});

test('between two pauses only one slice is made', () => {
  const tasks = many(12_000);
  let made = 0;
  const counted = tasks.map((task) => ({
    ...task,
    get content() {
      made += 1;
      return task.content;
    },
  }));
  made = 0;
  const slices = savedTextInSlices(counted);
  for (const expected of [5000, 10_000, 12_000, 12_000]) {
    slices.next();
    expect(made).toBe(expected);
  }
});

test('every reading of a text substitutes the same ids, and another text gets others', () => {
  const idsOf = (text: string) => {
    const newId = substituteIds(text);
    return [newId(), newId()];
  };
  const ids = idsOf('[{"content":"tea"}]');
  expect(idsOf('[{"content":"tea"}]')).toEqual(ids);
  expect(new Set([...ids, ...idsOf('[{"content":"milk"}]')]).size).toBe(4);
});
