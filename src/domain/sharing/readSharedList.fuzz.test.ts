import { deflateSync } from 'node:zlib';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyTexts } from '../formats/anyTexts.testing';
import { readSharedList } from './readSharedList';

const RUNS = Number(import.meta.env['FUZZ_RUNS'] ?? 20_000);
const FAULTS = ['damaged', 'newer', 'tooBig', 'empty'];

const packed = (text: string) => `1.${deflateSync(text).toString('base64url')}`;

const anyLink = anyTexts.map((tasks) => ({
  tasks,
  list: packed(JSON.stringify(tasks.map(({ id, content, done }) => [id, content, done ? 1 : 0]))),
}));
/** Into which something was written, or from which something was lost. */
const anyDamaged = fc
  .tuple(anyLink, fc.nat(), fc.nat(6), fc.string({ maxLength: 4 }))
  .map(([link, position, length, written]) => {
    const start = position % (link.list.length + 1);
    const list = link.list.slice(0, start) + written + link.list.slice(start + length);
    return { ...link, list };
  });
/** Sound as a link, with anything in it. */
const anyForeign = fc.oneof(
  fc.json({ maxDepth: 3 }).map(packed),
  fc.array(fc.array(fc.jsonValue({ maxDepth: 1 }))).map((rows) => packed(JSON.stringify(rows))),
);
const anyFragment = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.base64String().map((text) => `1.${text}`),
  fc.tuple(fc.integer(), fc.string()).map(([version, text]) => `${version}.${text}`),
  anyForeign,
);

test('a damaged link brings the very list or is refused by name', async () => {
  await fc.assert(
    fc.asyncProperty(anyDamaged, async ({ tasks, list }) => {
      const reading = await readSharedList(list);
      if (typeof reading === 'string') return FAULTS.includes(reading);
      expect(reading.tasks).toEqual(tasks);
    }),
    { numRuns: RUNS / 2 },
  );
});

test('whatever a fragment holds, tasks come of it or the name of a fault', async () => {
  await fc.assert(
    fc.asyncProperty(anyFragment, async (list) => {
      const reading = await readSharedList(list);
      if (typeof reading === 'string') return FAULTS.includes(reading);
      return reading.tasks.every(
        (task) =>
          Object.keys(task).join() === 'id,content,done' &&
          typeof task.content === 'string' &&
          typeof task.done === 'boolean',
      );
    }),
    { numRuns: RUNS / 2 },
  );
});
