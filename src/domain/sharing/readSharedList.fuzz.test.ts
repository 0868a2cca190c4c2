import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyTexts } from '../formats/anyTexts.testing';
import { packed } from './packed.testing';
import { readSharedList } from './readSharedList';
import { writeSharedList } from './writeSharedList';

const RUNS = Number(import.meta.env['FUZZ_RUNS'] ?? 20_000);
const FAULTS = new Set<unknown>(['damaged', 'newer', 'tooBig', 'empty']);

/** Something written into a text, or lost from it. */
const anyDamage = fc
  .tuple(fc.nat(), fc.nat(6), fc.string({ maxLength: 4 }))
  .map(([position, length, written]) => (text: string) => {
    const start = position % (text.length + 1);
    return text.slice(0, start) + written + text.slice(start + length);
  });
/** What may stand in a link that is sound otherwise. */
const anyContents = fc.oneof(
  fc.json({ maxDepth: 3 }),
  fc.array(fc.array(fc.jsonValue({ maxDepth: 1 }))).map((rows) => JSON.stringify(rows)),
);
const anyFragment = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.base64String().map((text) => `1.${text}`),
  fc.tuple(fc.integer(), fc.string()).map(([version, text]) => `${version}.${text}`),
);

test('a damaged link brings the very list or is refused by name', async () => {
  await fc.assert(
    fc.asyncProperty(anyTexts, anyDamage, async (tasks, damage) => {
      const list = await writeSharedList(tasks, Number.POSITIVE_INFINITY);
      const reading = await readSharedList(damage(list ?? ''));
      if (typeof reading === 'string') return FAULTS.has(reading);
      expect(reading.tasks).toEqual(tasks);
    }),
    { numRuns: RUNS / 2 },
  );
});

const isSound = (reading: Awaited<ReturnType<typeof readSharedList>>) =>
  typeof reading === 'string'
    ? FAULTS.has(reading)
    : reading.tasks.every(
        (task) =>
          Object.keys(task).join() === 'id,content,done' &&
          typeof task.content === 'string' &&
          typeof task.done === 'boolean',
      );

test('whatever a fragment is, it is tasks or the name of a fault', async () => {
  await fc.assert(
    fc.asyncProperty(anyFragment, async (list) => isSound(await readSharedList(list))),
    { numRuns: RUNS / 4 },
  );
});

test('whatever a sound link holds, it is tasks or the name of a fault', async () => {
  await fc.assert(
    fc.asyncProperty(anyContents, async (text) =>
      isSound(await readSharedList(await packed(text))),
    ),
    { numRuns: RUNS / 4 },
  );
});
