import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyTasks, idsOf } from './anyTasks.testing';
import { readTasks } from './savedTasks';
import type { Task } from './task';

const RUNS = Number(import.meta.env['FUZZ_RUNS'] ?? 20_000);

function read(text: string) {
  let count = 0;
  return readTasks(text, () => `new-${(count += 1)}`);
}

function isSound(task: Task): boolean {
  const { id, content, done } = task;
  const { pathname } = new URL(`https://example.com/zadania/${encodeURIComponent(id)}`);
  return (
    Object.keys(task).join() === 'id,content,done' &&
    typeof content === 'string' &&
    typeof done === 'boolean' &&
    id !== '' &&
    decodeURIComponent(pathname) === `/zadania/${id}`
  );
}

const anyString = fc.string({ unit: 'binary', maxLength: 20 });
/** JSON escapes half a surrogate pair and reads it back as half a pair. */
const anyHalf = fc.constantFrom('\ud800', '\udfff', 'a\udc00b');
const anyOddId = fc.oneof(fc.constantFrom('', '.', '..', 'a', '__proto__'), anyString, anyHalf);
const anyValue = fc.oneof(anyOddId, fc.boolean(), fc.integer(), fc.constant(null), fc.constant([]));
const anyKey = fc.constantFrom('id', 'content', 'done', '__proto__', 'constructor', 'toString');
const anyItem = fc.oneof(
  fc.record({ id: anyOddId, content: anyString, done: fc.boolean() }),
  fc.record({ id: anyValue, content: anyValue, done: anyValue }, { requiredKeys: [] }),
  fc.dictionary(anyKey, anyValue, { noNullPrototype: true }),
  anyValue,
);
const anyItems = fc.array(anyItem, { maxLength: 6 }).map((items) => JSON.stringify(items));

/** A saved list with something inserted or its end cut off. */
const anyDamaged = fc
  .tuple(
    fc.oneof(
      anyItems,
      anyTasks.map((tasks) => JSON.stringify(tasks)),
    ),
    fc.nat(),
    fc.nat(4),
    anyString,
  )
  .map(([text, position, length, written]) => {
    const start = position % (text.length + 1);
    return text.slice(0, start) + written + text.slice(start + length);
  });

const anyForeignText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.json({ maxDepth: 3 }),
  anyItems,
  anyDamaged,
);

test('any text gives only valid tasks with unique addresses', () => {
  fc.assert(
    fc.property(anyForeignText, (text) => {
      const { tasks } = read(text);
      return tasks.every(isSound) && new Set(idsOf(tasks)).size === tasks.length;
    }),
    { numRuns: RUNS },
  );
});

test('a list that was read and written reads the same again', () => {
  fc.assert(
    fc.property(anyItems, (text) => {
      const { tasks } = read(text);
      expect(read(JSON.stringify(tasks))).toEqual({ tasks, intact: true });
    }),
  );
});

test.each([
  ['lists', '['.repeat(50_000) + ']'.repeat(50_000)],
  ['objects', `[${'{"content":'.repeat(50_000)}1${'}'.repeat(50_000)}]`],
  ['unclosed lists', '['.repeat(50_000)],
])('50,000 nested %s give no tasks', (_title, text) => {
  expect(read(text)).toEqual({ tasks: [], intact: false });
});
