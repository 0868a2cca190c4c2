// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Step } from '../../domain/undo';
import { browserSteps } from './browserSteps';
import { STEP_DATABASE } from './stepDatabase';
import { openStepNotes } from './stepNotes';
import { PATIENCE_MS } from '../patience.testing';

const open = new Set<string>();
const presence = {
  enter: (visit: string) => void open.add(visit),
  openTabs: async () => new Set(open),
};

beforeEach(async () => {
  open.clear();
  await deleteDB(STEP_DATABASE);
});

const step = (content: string): Step => ({
  id: content.slice(0, 10),
  time: Date.now(),
  isUndo: false,
  inverse: [{ type: 'setContent', id: 'm', content }],
  touched: new Map(),
});
const openVisit = (visit: string) => browserSteps(visit, presence, openStepNotes(null, visit));
const LARGE = 'x'.repeat(100_001);

async function count(): Promise<number> {
  // A database that is yet to be made must not be made here, without its stores.
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === STEP_DATABASE)) return 0;
  const database = await openDB(STEP_DATABASE);
  const steps = await database.count('steps');
  database.close();
  return steps;
}

test('a large step waits until the browser is idle, but not for long', async () => {
  const waiting: (() => void)[] = [];
  const whenIdle = vi.fn<(work: () => void) => void>((work) => void waiting.push(work));
  vi.stubGlobal('requestIdleCallback', whenIdle);
  const steps = openVisit('visit');
  steps.add(step('small'));
  steps.add(step(LARGE));
  await vi.waitFor(() => expect(waiting).toHaveLength(1), PATIENCE_MS);
  expect(whenIdle).toHaveBeenCalledWith(expect.anything(), { timeout: 200 });
  expect(await count()).toBe(1);
  for (const work of waiting) work();
  await vi.waitFor(async () => expect(await count()).toBe(2), PATIENCE_MS);
});

test('where the browser cannot tell when it is idle, it waits a moment', async () => {
  const setTimer = vi.spyOn(globalThis, 'setTimeout');
  openVisit('visit').add(step(LARGE));
  await vi.waitFor(async () => expect(await count()).toBe(1), PATIENCE_MS);
  expect(setTimer).toHaveBeenCalledWith(expect.anything(), 200);
});

test('a page that comes out of the cache asks which of its steps another has adopted', async () => {
  const own = step('own');
  const steps = openVisit('visit');
  steps.add(own);
  await vi.waitFor(async () => expect(await count()).toBe(1), PATIENCE_MS);
  open.delete('visit');
  await openVisit('other').recall();

  const show = (persisted: boolean) =>
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  show(false);
  await steps.recall();
  expect(steps.isTaken(own)).toBe(false);
  show(true);
  await steps.recall();
  expect(steps.isTaken(own)).toBe(true);
});
