import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { SimulatedBrowser } from './simulation/SimulatedBrowser';

/** 3,000, and 20,000 with `npm run test:all`. Reading a text has its own 20,000 in domain/. */
const RUNS = 10 * Number(import.meta.env['MODEL_RUNS'] ?? 300);

const task = fc.record({ id: fc.string(), content: fc.string(), done: fc.boolean() });
const listText = fc.array(fc.oneof(task, fc.json(), fc.anything())).map((items) => {
  try {
    return JSON.stringify(items) ?? '';
  } catch {
    return '[';
  }
});
const cut = fc.tuple(listText, fc.nat(200)).map(([text, end]) => text.slice(0, end));
const rubbish = fc.oneof(
  { arbitrary: fc.string({ unit: 'binary' }), weight: 3 },
  { arbitrary: fc.json(), weight: 3 },
  { arbitrary: listText, weight: 6 },
  { arbitrary: cut, weight: 6 },
  { arbitrary: fc.constant('[{"__proto__":{"id":"x"},"content":"a","done":true}]'), weight: 1 },
  { arbitrary: fc.constant('[{"id":"\\ud800","content":"\\udfff","done":true}]'), weight: 1 },
);

async function load(texts: ReadonlyMap<string, string>) {
  const browser = new SimulatedBrowser();
  browser.local = new Map(texts);
  const { storage } = await browser.openTab();
  await browser.schedule.runAll();
  return storage.getState();
}

test('any content of the app’s own keys leaves the list under `tasks` alone', async () => {
  const list = '[{"id":"a","content":"milk","done":false}]';
  await fc.assert(
    fc.asyncProperty(rubbish, rubbish, rubbish, async (one, two, three) => {
      const { tasks } = await load(
        new Map([
          ['tasks', list],
          ['tasks.pending.1.x', one],
          ['tasks.pending.2', two],
          ['tasks.pending.3.x', three],
        ]),
      );
      expect(tasks).toEqual(JSON.parse(list));
    }),
    { numRuns: RUNS / 10 },
  );
}, 300_000);
