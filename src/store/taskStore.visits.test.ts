import 'fake-indexeddb/auto';
import * as fc from 'fast-check';
import { deleteDB } from 'idb';
import { beforeEach, expect, test } from 'vitest';
import { idsOf } from '../domain/change';
import type { Task, Tasks } from '../domain/task';
import { SimulatedBrowser } from '../storage/simulation/SimulatedBrowser';
import { SimulatedVisits } from '../storage/simulation/SimulatedVisits';
import { NAME } from '../storage/journal/database';
import { openTaskStore } from './openTaskStore.testing';
import type { TaskCommands } from './taskStore';

const milk: Task = { id: 'm', content: 'milk', done: false };
const bread: Task = { id: 'b', content: 'bread', done: true };
const tea: Task = { id: 't', content: 'tea', done: false };

beforeEach(() => deleteDB(NAME));

/** As the keys do it. */
async function press(commands: TaskCommands, key: 'undo' | 'redo'): Promise<void> {
  if (commands[key]()) return;
  await commands.recall();
  commands[key]();
}

/** One visitor's list, in pages that come and go. */
class Visitor {
  readonly #browser = new SimulatedBrowser();
  readonly #visits = new SimulatedVisits();
  #ids = 0;
  #page = this.#open('here', [milk, bread, tea]);
  #other = this.#page.then(() => this.#open('elsewhere'));

  async #open(name: string, stored?: Tasks) {
    const visit = this.#visits.open(name);
    const newId = () => `new${(this.#ids += 1)}`;
    const browser = this.#browser;
    const store = await openTaskStore({
      browser,
      newId,
      steps: visit,
      now: () => (this.#visits.time += 1),
      ...(stored && { stored }),
    });
    return { ...store, visit, tab: browser.tabs.at(-1) };
  }

  async here(command: (commands: TaskCommands) => unknown): Promise<void> {
    await command((await this.#page).commands);
    await this.#browser.schedule.runAll();
  }

  /** In a second tab, which stays open. */
  async elsewhere(command: (commands: TaskCommands) => unknown): Promise<void> {
    await command((await this.#other).commands);
    await this.#browser.schedule.runAll();
  }

  async reload(): Promise<void> {
    await this.#browser.schedule.runAll();
    const { tab, visit } = await this.#page;
    await visit.settled();
    if (tab) this.#browser.crash(tab);
    this.#page = this.#open('here');
    await this.#page;
  }

  /** The tab is closed, and the list is opened in another one. */
  async openAnew(): Promise<void> {
    await this.#browser.schedule.runAll();
    const { tab, visit } = await this.#page;
    await visit.settled();
    if (tab) this.#browser.crash(tab);
    this.#page = this.#open('later');
    await this.#page;
  }

  /** Otherwise the next visitor would find what this one's pages are still saving. */
  async leave(): Promise<void> {
    for (const page of [this.#page, this.#other]) await (await page).visit.settled();
  }

  async list(): Promise<Tasks> {
    return (await this.#page).tasks();
  }
}

test('after a reload the last steps are taken back, and made again', async () => {
  const visitor = new Visitor();
  await visitor.here((tasks) => tasks.toggle('m'));
  await visitor.here((tasks) => tasks.removeAll(new Set(['m', 'b', 't'])));
  await visitor.reload();
  await visitor.here((tasks) => press(tasks, 'undo'));
  expect(await visitor.list()).toEqual([{ ...milk, done: true }, bread, tea]);
  await visitor.reload();
  await visitor.here((tasks) => press(tasks, 'undo'));
  expect(await visitor.list()).toEqual([milk, bread, tea]);
  await visitor.reload();
  await visitor.here((tasks) => press(tasks, 'redo'));
  await visitor.here((tasks) => press(tasks, 'redo'));
  expect(await visitor.list()).toEqual([]);
});

test('a new visit reaches what an earlier one did, its own steps first', async () => {
  const visitor = new Visitor();
  await visitor.here((tasks) => tasks.toggle('m'));
  await visitor.openAnew();
  await visitor.here((tasks) => tasks.remove('t'));
  await visitor.here((tasks) => press(tasks, 'undo'));
  expect(await visitor.list()).toEqual([{ ...milk, done: true }, bread, tea]);
  await visitor.here((tasks) => press(tasks, 'undo'));
  expect(await visitor.list()).toEqual([milk, bread, tea]);
});

test('what is done in another open tab stays, unless this one was reloaded and has nothing of its own', async () => {
  const visitor = new Visitor();
  await visitor.here((tasks) => tasks.toggle('m'));
  await visitor.elsewhere((tasks) => tasks.toggle('t'));
  await visitor.reload();
  await visitor.here((tasks) => press(tasks, 'undo'));
  expect(await visitor.list()).toEqual([milk, bread, { ...tea, done: true }]);
  await visitor.here((tasks) => press(tasks, 'undo'));
  expect(await visitor.list()).toEqual([milk, bread, tea]);
});

test('keys that are pressed faster than the steps come take back one step each', async () => {
  const visitor = new Visitor();
  for (const id of ['m', 'b', 't']) await visitor.here((tasks) => tasks.remove(id));
  await visitor.reload();
  await visitor.here((tasks) => Promise.all([press(tasks, 'undo'), press(tasks, 'undo')]));
  expect(await visitor.list()).toEqual([bread, tea]);
});

const id = fc.constantFrom('m', 'b', 't', 'new1', 'new2');
const content = fc.constantFrom('one', 'two', 'three');
const word = <Word extends string>(text: Word) => fc.constant(text);
const command = fc.oneof(
  fc.tuple(word('add'), content),
  fc.tuple(word('edit'), id, content),
  fc.tuple(word('toggle'), id),
  fc.tuple(word('remove'), id),
  fc.tuple(word('move'), id, id),
  fc.tuple(fc.constantFrom('finishAll' as const, 'removeAll' as const)),
);
const key = fc.tuple(fc.constantFrom('undo' as const, 'redo' as const));
/** What happens, and in which tab; the first can be reloaded. */
const anyEvent = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(word('here'), command) },
  { weight: 4, arbitrary: fc.tuple(word('here'), key) },
  { weight: 3, arbitrary: fc.tuple(word('reload'), fc.constant(null)) },
);
type Event = typeof anyEvent extends fc.Arbitrary<infer Value> ? Value : never;

async function run(commands: TaskCommands, [name, ...rest]: NonNullable<Event[1]>) {
  const [one = '', other = ''] = rest;
  if (name === 'undo' || name === 'redo') await press(commands, name);
  else if (name === 'move') commands.move(one, other, 'above');
  else if (name === 'edit') commands.edit(one, other);
  else if (name === 'finishAll') commands.finishAll();
  else if (name === 'removeAll') commands.removeAll(new Set(idsOf(commands.shown())));
  else commands[name](one);
}

test('whatever is done, reloads change nothing in what undo and redo do', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyEvent, { minLength: 6, maxLength: 16 }), async (events) => {
      await deleteDB(NAME);
      const reloading = await listsOf(events);
      await deleteDB(NAME);
      const staying = await listsOf(events.filter(([where]) => where !== 'reload'));
      expect(reloading).toEqual(staying);
    }),
    { numRuns: 60 },
  );
});

/** The list after every event but reloads. */
async function listsOf(events: readonly Event[]): Promise<readonly Tasks[]> {
  const visitor = new Visitor();
  const lists: Tasks[] = [];
  for (const [where, what] of events) {
    if (where === 'reload') await visitor.reload();
    else await visitor[where]((commands) => run(commands, what));
    if (where !== 'reload') lists.push(await visitor.list());
  }
  await visitor.leave();
  return lists;
}
