import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { beforeEach, expect, test } from 'vitest';
import { alwaysShown } from '../simulation/alwaysShown';
import { deleteSteps, STEP_DATABASE, stepDatabase } from './stepDatabase';

beforeEach(() => deleteDB(STEP_DATABASE));

test('work that fails is tried once more, and nothing of it is left behind', async () => {
  const run = stepDatabase(alwaysShown);
  let tries = 0;
  const work = run(async (rows) => {
    await rows.add({ visit: 'v' });
    tries += 1;
    throw new Error('no room');
  });
  await expect(work).rejects.toThrow('no room');
  expect(tries).toBe(2);
  expect(await run((rows) => rows.getAll())).toEqual([]);
});

test('all steps are deleted under an open page, which goes on', async () => {
  const run = stepDatabase(alwaysShown);
  await run((rows) => rows.add({ visit: 'v' }));
  await deleteSteps();
  expect(await run((rows) => rows.getAll())).toEqual([]);
});
