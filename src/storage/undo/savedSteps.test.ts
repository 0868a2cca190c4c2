import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { beforeEach, expect, test } from 'vitest';
import type { Task } from '../../domain/task';
import { stepOf, type Step } from '../../domain/undo';
import { apply, type Change } from '../../domain/change';
import { SimulatedVisits, type Visit } from '../simulation/SimulatedVisits';
import { LIFETIME_MS, MOST_STEPS } from '../stepStorage';
import { keysOf } from '../browser/localValue';
import { STEP_DATABASE } from './stepDatabase';
import { NOTES } from './stepNotes';
import { MOST_CHARACTERS } from './stepRows';

let visits: SimulatedVisits;
beforeEach(async () => {
  await deleteDB(STEP_DATABASE);
  visits = new SimulatedVisits();
});

const milk: Task = { id: 'm', content: 'milk', done: false };

function step(name: string, content = name): Step {
  const change: Change = [{ type: 'setContent', id: 'm', content }];
  const before = [{ ...milk, content: `before ${name}` }];
  const facts = { id: name, time: visits.time, isUndo: name.endsWith('undone') };
  return stepOf(before, change, apply(before, change), facts);
}

/** The names of the changes that the history lists. */
async function listed(visit: Visit): Promise<readonly string[]> {
  return (await visit.changes()).map(({ step: { id }, isUndone }) => (isUndone ? `(${id})` : id));
}

const NOTHING = { made: [], undone: [] };

/** Its only step was undone. */
function visitWithUndone() {
  const visit = visits.open();
  const one = step('one');
  visit.add(one);
  visit.replace(one, step('one undone'), []);
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
  first.replace(two, step('two undone'), []);
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

test('a page that takes over from an ended visit takes nothing from an open one', async () => {
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

test('steps that were found void are passed over by later visits, too', async () => {
  const first = visits.open();
  const [one, two] = [step('one'), step('two')];
  first.add(one);
  first.add(two);
  first.replace(one, step('one undone'), [two]);
  await first.end();
  const next = visits.open();
  expect(await next.recall()).toEqual({ made: [], undone: [step('one undone')] });
  expect(await listed(next)).toEqual(['one undone', 'two', '(one)']);
});

test('the history lists the steps of every visit, also of open ones and what keys do not reach', async () => {
  await visitWithUndone().end();
  const second = visits.open();
  second.add(step('two'));
  const third = visits.open();
  third.add(step('three'));
  await second.settled();
  await third.settled();
  const all = ['three', 'two', 'one undone', '(one)'];
  expect(await listed(second)).toEqual(all);
  expect(await listed(third)).toEqual(all);
  // The keys of a page take back its own.
  expect(await third.recall()).toEqual(NOTHING);
  await second.end();
  expect((await third.recall()).made).toEqual([step('two')]);
});

test('a step of another visit that the history has taken back is no longer offered', async () => {
  const first = visits.open();
  const one = step('one');
  first.add(one);
  await first.settled();
  const second = visits.open();
  second.replace(one, step('one undone'), []);
  await second.settled();
  await first.end();
  const next = visits.open();
  expect(await next.recall()).toEqual(NOTHING);
  expect(await listed(next)).toEqual(['one undone', '(one)']);
});

test('a step that the page could not save before it was killed is there in the next visit', async () => {
  const first = visits.open();
  first.add(step('one'));
  await first.settled();
  first.add(step('two'));
  first.replace(step('two'), step('two undone'), []);
  first.kill();
  const next = visits.open();
  const recalled = await next.recall();
  expect(recalled.undone).toEqual([step('two undone')]);
  expect(recalled.made.at(0)).toEqual(step('one'));
  await next.settled();
  expect(keysLeft()).toEqual([]);
  await next.end();
  expect(await listed(visits.open())).toEqual(['two undone', 'two', 'one']);
});

test('a noted step that came after something undone leaves nothing to redo', async () => {
  const first = visitWithUndone();
  await first.settled();
  first.add(step('two'));
  first.kill();
  expect(await visits.open().recall()).toEqual({ made: [step('two')], undone: [] });
});

test('a step that was saved when the page was killed, but still noted, is there once', async () => {
  const first = visits.open();
  first.add(step('one'));
  const [key = ''] = keysLeft();
  const note = visits.local.getItem(key) ?? '';
  await first.end();
  visits.local.setItem(key, note);
  const next = visits.open();
  expect(await next.recall()).toEqual({ made: [step('one')], undone: [] });
  expect(await listed(next)).toEqual(['one']);
  expect(keysLeft()).toEqual([]);
});

test('of a large step the time alone is noted, and undo does not reach past it', async () => {
  const first = visits.open();
  first.add(step('one'));
  await first.settled();
  visits.time += 1;
  first.add(step('large', 'x'.repeat(50_001)));
  expect(keysLeft()).toHaveLength(1);
  expect(visits.local.getItem(keysLeft()[0] ?? '')).toHaveLength(
    JSON.stringify([{ id: 'large', time: visits.time }]).length,
  );
  first.kill();
  const next = visits.open();
  expect(await next.recall()).toEqual(NOTHING);
  expect(await listed(next)).toEqual(['one']);
  visits.time += 1;
  next.add(step('two'));
  await next.end();
  expect((await visits.open().recall()).made.map(({ id }) => id)).toEqual(['two']);
});

test('a large step that is saved leaves the earlier ones in reach', async () => {
  const first = visits.open();
  first.add(step('one'));
  first.add(step('large', 'x'.repeat(50_001)));
  await first.end();
  expect(keysLeft()).toEqual([]);
  expect((await visits.open().recall()).made.map(({ id }) => id)).toEqual(['one', 'large']);
});

test('undo does not reach past a step that the database has refused', async () => {
  const first = visits.open();
  first.add(step('one'));
  await first.settled();
  visits.refuses = true;
  visits.time += 1;
  first.add(step('two'));
  await first.settled();
  visits.refuses = false;
  visits.time += 1;
  first.add(step('three'));
  await first.end();
  const next = visits.open();
  expect((await next.recall()).made.map(({ id }) => id)).toEqual(['three']);
  expect(await listed(next)).toEqual(['three', 'one']);
  expect(keysLeft()).toEqual([]);
});

test('undo does not reach past a damaged step, and the history lists the others', async () => {
  const first = visits.open();
  for (const name of ['one', 'two', 'three']) first.add(step(name));
  await first.end();
  const database = await openDB(STEP_DATABASE);
  const [, two] = await database.getAllKeys('rows');
  await database.put('steps', { inverse: 'broken' }, two);
  database.close();
  const next = visits.open();
  expect((await next.recall()).made).toEqual([step('three')]);
  expect(await listed(next)).toEqual(['three', 'one']);
});

test.each(['no JSON', '7', '[null, {"id": 7}, {"id": "s", "time": "late", "touched": [7]}]'])(
  'damaged notes do no harm: %s',
  async (text) => {
    const first = visits.open();
    first.add(step('one'));
    await first.end();
    visits.local.setItem('tasks.undo.gone', text);
    const next = visits.open();
    await next.recall();
    expect(await listed(next)).toEqual(['one']);
    expect(keysLeft()).toEqual([]);
  },
);

test('a step of an earlier version is listed with what is known of it', async () => {
  const first = visits.open();
  first.add(step('one'));
  await first.end();
  const database = await openDB(STEP_DATABASE);
  const [row] = await database.getAll('rows');
  const { id: _id, ...earlier } = row;
  const { inverse, touched } = step('one');
  await database.put('rows', { ...earlier, stack: 'undone', time: visits.time - 5 });
  await database.put('steps', { inverse, touched }, row.seq);
  database.close();
  const next = visits.open();
  const [change] = await next.changes();
  const facts = { id: `row${row.seq}`, time: visits.time - 5, isUndo: true, origin: undefined };
  expect(change).toEqual({ step: { ...facts, inverse, touched }, isUndone: false });
  expect((await next.recall()).undone).toHaveLength(1);
});

test('where the database never answers, notes take little room', async () => {
  for (let visit = 0; visit < 20; visit += 1) {
    const page = visits.open();
    page.kill();
    for (let count = 0; count < 200; count += 1)
      page.add(step(`${visit} ${count}`, 'x'.repeat(1000)));
  }
  const texts = keysLeft().map((key) => visits.local.getItem(key) ?? '');
  expect(texts.join('').length).toBeLessThan(10 * 60_000);
  expect(keysLeft().length).toBeLessThan(12);
});

test('a page that comes back from the cache before another has looked has its steps', async () => {
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

test('steps are forgotten after seven days, on whichever stack', async () => {
  const first = visits.open();
  first.add(step('one'));
  await first.settled();
  visits.time += LIFETIME_MS - 1;
  first.add(step('two'));
  await first.end();
  visits.time += 1;
  await visits.open().settled();
  expect(await stored()).toMatchObject([{ id: 'two' }]);
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
  visits.time += 1;
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

function keysLeft(): readonly string[] {
  return keysOf(visits.local, NOTES);
}

async function stored(): Promise<unknown[]> {
  const database = await openDB(STEP_DATABASE);
  const steps = await database.getAll('steps');
  database.close();
  return steps;
}
