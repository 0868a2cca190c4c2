import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { beforeEach, expect, test } from 'vitest';
import type { Task } from '../../domain/task';
import { stepOf, type Step } from '../../domain/undo';
import { apply, type Change } from '../../domain/change';
import { SimulatedVisits } from '../simulation/SimulatedVisits';
import { STEP_DATABASE } from './stepDatabase';
import { LIFETIME_MS, MOST_CHARACTERS, MOST_STEPS } from './stepRows';

let visits: SimulatedVisits;
beforeEach(async () => {
  await deleteDB(STEP_DATABASE);
  visits = new SimulatedVisits();
});

const milk: Task = { id: 'm', content: 'milk', done: false };

function step(name: string, content = name): Step {
  const change: Change = [{ type: 'setContent', id: 'm', content }];
  const before = [{ ...milk, content: `before ${name}` }];
  return stepOf(before, change, apply(before, change));
}

const NOTHING = { made: [], undone: [] };

/** Its only step was undone. */
function visitWithUndone() {
  const visit = visits.open();
  const one = step('one');
  visit.add(one);
  visit.replace([one], step('one undone'), 'undone');
  return visit;
}

test('a fresh page has the steps of the visit before, in their order', async () => {
  const first = visits.open();
  first.add(step('one'));
  first.add(step('two'));
  await first.end();
  expect(await visits.open().recall()).toEqual({ made: [step('one'), step('two')], undone: [] });
});

test('what was undone can be redone by the next visit, and what was retraced is gone', async () => {
  const first = visits.open();
  const [one, two] = [step('one'), step('two')];
  first.add(one);
  first.add(two);
  first.replace([two], step('two undone'), 'undone');
  await first.end();
  expect(await visits.open().recall()).toEqual({ made: [one], undone: [step('two undone')] });
});

test('a new step voids what was undone, also in a visit before', async () => {
  await visitWithUndone().end();
  const second = visits.open();
  second.add(step('two'));
  expect(await second.recall()).toEqual(NOTHING);
  await second.end();
  expect(await visits.open().recall()).toEqual({ made: [step('two')], undone: [] });
});

test('a new step voids what was undone in the same visit, or recalled', async () => {
  await visitWithUndone().end();
  const second = visits.open();
  await second.recall();
  second.add(step('two'));
  await second.end();
  expect(await visits.open().recall()).toEqual({ made: [step('two')], undone: [] });
});

test('a page that has made a step gets nothing to redo from a page that ends later', async () => {
  const first = visitWithUndone();
  const second = visits.open();
  second.add(step('two'));
  await first.end();
  expect(await second.recall()).toEqual(NOTHING);
  await second.end();
  expect(await visits.open().recall()).toEqual({ made: [step('two')], undone: [] });
});

test('the steps of an open page are its own', async () => {
  const first = visits.open();
  first.add(step('one'));
  await first.settled();
  const second = visits.open();
  second.add(step('two'));
  expect(await second.recall()).toEqual(NOTHING);
  await first.end();
  expect(await second.recall()).toEqual({ made: [step('one')], undone: [] });
});

test('whoever takes over from a visit that has ended takes nothing from an open one', async () => {
  const [ended, open] = [visits.open(), visits.open()];
  ended.add(step('of the ended one'));
  open.add(step('of the open one'));
  await ended.end();
  const heir = visits.open();
  expect((await heir.recall()).made).toEqual([step('of the ended one')]);
  await open.end();
  expect((await visits.open().recall()).made).toEqual([step('of the open one')]);
});

test('a new step leaves to another open page what that has undone', async () => {
  const first = visitWithUndone();
  const second = visits.open();
  second.add(step('two'));
  await second.settled();
  await first.end();
  expect((await visits.open().recall()).undone).toEqual([step('one undone')]);
});

test('several steps are replaced by one', async () => {
  const first = visits.open();
  const [one, two] = [step('one'), step('two')];
  first.add(one);
  first.add(two);
  first.replace([one, two], step('both undone'), 'undone');
  await first.end();
  expect(await visits.open().recall()).toEqual({ made: [], undone: [step('both undone')] });
});

test('a page that comes back from the cache before anybody has looked has its steps', async () => {
  const first = visits.open();
  const one = step('one');
  first.add(one);
  first.hide();
  await first.settled();
  first.comeBack();
  await first.settled();
  expect(first.isTaken(one)).toBe(false);
});

test('of pages that ask at once only one gets a step, and it gets it once', async () => {
  const first = visits.open();
  first.add(step('one'));
  await first.end();
  const fresh = [visits.open(), visits.open(), visits.open()];
  const answers = await Promise.all(fresh.flatMap((page) => [page.recall(), page.recall()]));
  expect(answers.flatMap(({ made }) => made)).toEqual([step('one')]);
});

test('a page that comes back from the cache leaves alone what another one has recalled', async () => {
  const first = visits.open();
  const [one, two] = [step('one'), step('two')];
  first.add(one);
  first.hide();
  await first.settled();
  const second = visits.open();
  await second.recall();
  first.comeBack();
  first.add(two);
  await first.settled();
  expect(first.isTaken(one)).toBe(true);
  expect(first.isTaken(two)).toBe(false);
  await second.end();
  expect((await first.recall()).made).toEqual([one]);
});

test('steps are forgotten after seven days, wherever they stand', async () => {
  const first = visits.open();
  first.add(step('one'));
  await first.settled();
  visits.time += LIFETIME_MS - 1;
  first.add(step('two'));
  await first.end();
  visits.time += 1;
  await visits.open().settled();
  expect(await stored()).toEqual([step('two')]);
});

test('a step of a clock that ran ahead is forgotten, too', async () => {
  const first = visits.open();
  first.add(step('one'));
  await first.end();
  visits.time -= LIFETIME_MS;
  expect(await visits.open().recall()).toEqual(NOTHING);
});

test(`the latest ${MOST_STEPS} steps are kept`, async () => {
  const first = visits.open();
  for (let number = 0; number <= MOST_STEPS; number += 1) first.add(step(`step ${number}`));
  await first.end();
  const { made } = await visits.open().recall();
  expect(made).toHaveLength(MOST_STEPS);
  expect(made[0]).toEqual(step('step 1'));
});

test('the largest step is kept while it is the latest, and then goes before smaller ones', async () => {
  const large = step('large', 'x'.repeat(MOST_CHARACTERS));
  const first = visits.open();
  first.add(step('one'));
  first.add(large);
  await first.end();
  const second = visits.open();
  expect((await second.recall()).made.map(({ inverse }) => inverse)).toEqual([large.inverse]);
  second.add(step('two'));
  await second.end();
  expect(await visits.open().recall()).toEqual({ made: [step('two')], undone: [] });
});

test('what is damaged is passed over', async () => {
  const first = visits.open();
  for (const name of ['one', 'two', 'three']) first.add(step(name));
  await first.end();
  const database = await openDB(STEP_DATABASE);
  const [one, two] = await database.getAllKeys('rows');
  await database.put('rows', { seq: one, visit: 7 });
  await database.put('steps', { inverse: [{ type: 'explode' }], touched: new Map() }, two);
  database.close();
  expect(await visits.open().recall()).toEqual({ made: [step('three')], undone: [] });
});

test('a step that is refused is not there later, and the next one is', async () => {
  const first = visits.open();
  visits.refuses = true;
  first.add(step('one'));
  await first.settled();
  visits.refuses = false;
  first.add(step('two'));
  await first.end();
  expect(await visits.open().recall()).toEqual({ made: [step('two')], undone: [] });
  expect(await stored()).toEqual([step('two')]);
});

test('a database that is deleted under an open page is made anew', async () => {
  const first = visits.open();
  first.add(step('one'));
  await first.settled();
  await deleteDB(STEP_DATABASE);
  first.add(step('two'));
  await first.end();
  expect(await visits.open().recall()).toEqual({ made: [step('two')], undone: [] });
});

async function stored(): Promise<unknown[]> {
  const database = await openDB(STEP_DATABASE);
  const steps = await database.getAll('steps');
  database.close();
  return steps;
}
