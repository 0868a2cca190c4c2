import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyTexts } from '../../domain/formats/anyTexts.testing';
import { packed } from './packed.testing';
import { readSharedList } from './readSharedList';
import { writeSharedList } from './writeSharedList';

/** 3,000, and 20,000 with `npm run test:all`, because streams take time. */
const RUNS = 10 * Number(import.meta.env['MODEL_RUNS'] ?? 300);
const FAULTS = new Set<unknown>(['damaged', 'newer', 'tooBig', 'empty']);

/** A text with something inserted or removed. */
const anyDamage = fc
  .tuple(fc.nat(), fc.nat(6), fc.string({ maxLength: 4 }))
  .map(([position, length, written]) => (text: string) => {
    const start = position % (text.length + 1);
    return text.slice(0, start) + written + text.slice(start + length);
  });
/** Contents for an otherwise valid link. */
const anyContents = fc.oneof(
  fc.json({ maxDepth: 3 }),
  fc.array(fc.array(fc.jsonValue({ maxDepth: 1 }))).map((rows) => JSON.stringify(rows)),
);
const anyFragment = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.base64String().map((text) => `1.${text}`),
  fc.tuple(fc.integer(), fc.string()).map(([version, text]) => `${version}.${text}`),
);

/** Reads in parallel, because one after the other the streams would take minutes. */
const TOGETHER = 20;
const together = <Value>(any: fc.Arbitrary<Value>) =>
  fc.array(any, { minLength: TOGETHER, maxLength: TOGETHER });

test('a damaged link gives the same list or a named fault', async () => {
  await fc.assert(
    fc.asyncProperty(anyTexts, together(anyDamage), async (tasks, damages) => {
      const list = (await writeSharedList(tasks, Number.POSITIVE_INFINITY)) ?? '';
      const readings = await Promise.all(damages.map((damage) => readSharedList(damage(list))));
      const lists = readings.filter((reading) => !FAULTS.has(reading));
      expect(lists).toEqual(lists.map(() => ({ tasks, skipped: 0 })));
    }),
    { numRuns: Math.ceil(RUNS / 2 / TOGETHER) },
  );
});

type Reading = Awaited<ReturnType<typeof readSharedList>>;

const isSound = (reading: Reading) =>
  typeof reading === 'string'
    ? FAULTS.has(reading)
    : reading.tasks.every(
        (task) =>
          Object.keys(task).join() === 'id,content,done' &&
          typeof task.content === 'string' &&
          typeof task.done === 'boolean',
      );

test.each([
  ['fragment', anyFragment, (text: string) => text],
  ['link', anyContents, packed],
])('any %s gives tasks or a named fault', async (_what, any, make) => {
  await fc.assert(
    fc.asyncProperty(together(any), async (texts) => {
      const readings = await Promise.all(
        texts.map(async (text) => readSharedList(await make(text))),
      );
      return readings.every(isSound);
    }),
    { numRuns: Math.ceil(RUNS / 4 / TOGETHER) },
  );
});
