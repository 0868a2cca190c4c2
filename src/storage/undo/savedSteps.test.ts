import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { beforeEach, expect, test } from 'vitest';
import { apply, type Change } from '../../domain/change';
import type { Task } from '../../domain/task';
import { stepOf, type Step } from '../../domain/undo';
import { NAME } from '../journal/database';
import { SimulatedVisits, type Visit } from '../simulation/SimulatedVisits';
import { LIFETIME_MS, MOST_STEPS } from '../stepStorage';

let visits: SimulatedVisits;
beforeEach(async () => {
  await deleteDB(NAME);
  visits = new SimulatedVisits();
});

const milk: Task = { id: 'm', content: 'milk', done: false };

function step(name: string): Step {
  const change: Change = [{ type: 'setContent', id: 'm', content: name }];
  const before = [{ ...milk, content: `before ${name}` }];
  const facts = { id: name, time: (visits.time += 1), isUndo: name.endsWith('undone') };
  return stepOf(before, change, apply(before, change), facts);
}

const names = (steps: readonly Step[]) => steps.map(({ id }) => id);

async function recalled(visit: Visit) {
  const { made, undone } = await visit.recall();
  return [names(made), names(undone)];
}

async function add(visit: Visit, ...added: string[]) {
  for (const name of added) visit.add(step(name));
  await visit.settled();
}

test('[C9] a later visit has the steps of earlier ones, in their order, and once', async () => {
  await add(visits.open(), 'one', 'two');
  const next = visits.open();
  expect(await Promise.all([recalled(next), recalled(next)])).toEqual([
    [['one', 'two'], []],
    [[], []],
  ]);
});

test('[C9] a reloaded tab has its own steps on top of those of others', async () => {
  const [here, there] = [visits.open('here'), visits.open('there')];
  await add(here, 'here');
  await add(there, 'there');
  expect(await recalled(visits.open('here'))).toEqual([['there', 'here'], []]);
});

test('[C9] what another tab does while a page is open is not that page’s to undo', async () => {
  const [here, there] = [visits.open(), visits.open()];
  await add(there, 'there');
  expect(await recalled(here)).toEqual([[], []]);
});

test('[C9] what was undone can be redone later, until something new is done', async () => {
  const first = visits.open();
  const [one, two] = [step('one'), step('two')];
  first.add(one);
  first.add(two);
  first.replace(two, step('two undone'), []);
  await first.settled();
  const second = visits.open();
  expect(await recalled(second)).toEqual([['one'], ['two undone']]);
  await add(second, 'three');
  expect(await recalled(visits.open())).toEqual([['one', 'three'], []]);
  expect((await second.changes()).map(({ step: { id }, isUndone }) => [id, isUndone])).toEqual([
    ['three', false],
    ['two undone', false],
    ['two', true],
    ['one', false],
  ]);
});

test('[C9] steps that were found void are passed over by later visits, too', async () => {
  const first = visits.open();
  const [one, two] = [step('one'), step('two')];
  first.add(one);
  first.add(two);
  first.replace(one, step('one undone'), [two]);
  await first.settled();
  expect(await recalled(visits.open())).toEqual([[], ['one undone']]);
});

test('[C9] steps are forgotten after seven days, and beyond a hundred', async () => {
  await add(visits.open(), ...Array.from({ length: MOST_STEPS + 2 }, (_, index) => `s${index}`));
  const [made = []] = await recalled(visits.open());
  expect([made.length, made[0]]).toEqual([MOST_STEPS, 's2']);
  visits.time += LIFETIME_MS;
  expect(await recalled(visits.open())).toEqual([[], []]);
});
