import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { idsOf } from '../domain/change';
import type { Task, Tasks } from '../domain/task';
import { SimulatedBrowser } from '../storage/simulation/SimulatedBrowser';
import { openTaskStore } from './openTaskStore.testing';
import type { TaskCommands } from './taskStore';
import { undoQueue } from './undoQueue';

const milk: Task = { id: 'm', content: 'milk', done: false };
const bread: Task = { id: 'b', content: 'bread', done: true };
const tea: Task = { id: 't', content: 'tea', done: false };

type Key = 'undo' | 'redo';

/** One visitor's list, in pages that come and go. */
class Visitor {
  readonly #browser = new SimulatedBrowser();
  #time = 1_000_000_000_000;
  #ids = 0;
  #page = this.#open('here', [milk, bread, tea]);
  #other = this.#page.then(() => this.#open('elsewhere'));

  async #open(tab: string, stored?: Tasks) {
    const newId = () => `new${(this.#ids += 1)}`;
    const browser = this.#browser;
    const now = () => (this.#time += 1);
    const opened = await openTaskStore({ browser, tab, newId, now, ...(stored && { stored }) });
    const { commands } = opened;
    const inTurn = undoQueue(opened);
    const press = (key: Key) => inTurn(() => commands[key]() !== null);
    return { ...opened, press };
  }

  async here(command: (commands: TaskCommands) => unknown): Promise<void> {
    command((await this.#page).commands);
    await this.#browser.schedule.runAll();
  }

  /** Runs a command in a second tab, which stays open. */
  async elsewhere(command: (commands: TaskCommands) => unknown): Promise<void> {
    command((await this.#other).commands);
    await this.#browser.schedule.runAll();
  }

  /** Presses keys and runs commands in this order, without waiting between them. */
  async press(...keys: readonly (Key | ((commands: TaskCommands) => unknown))[]): Promise<void> {
    const { press, commands } = await this.#page;
    for (const key of keys) {
      if (typeof key === 'function') key(commands);
      else void press(key);
    }
    await this.#browser.schedule.runAll();
    this.#browser.passSilence();
    await this.#browser.schedule.runAll();
  }

  async reload(): Promise<void> {
    await this.#browser.schedule.runAll();
    await this.#end();
  }

  /** The page is killed right after a command, and opened again. */
  async die(command: (commands: TaskCommands) => unknown): Promise<void> {
    await this.#other;
    command((await this.#page).commands);
    await this.#end();
  }

  async #end(): Promise<void> {
    await this.#other;
    const { page } = await this.#page;
    this.#browser.crash(page);
    await this.#browser.schedule.runLane(`writes of ${page.name}`);
    this.#page = this.#open('here');
    await this.#page;
  }

  breakJournal(fate: 'refuse' | 'hang'): void {
    this.#browser.fault = (call) => (call === 'history' ? fate : 'work');
  }

  async list(): Promise<Tasks> {
    return (await this.#page).tasks();
  }
}

test("undo leaves another open tab's entries alone, unless this tab was reloaded and has none of its own", async () => {
  const visitor = new Visitor();
  await visitor.here((tasks) => tasks.toggle('m'));
  await visitor.elsewhere((tasks) => tasks.toggle('t'));
  await visitor.reload();
  await visitor.press('undo');
  expect(await visitor.list()).toEqual([milk, bread, { ...tea, done: true }]);
  await visitor.press('undo');
  expect(await visitor.list()).toEqual([milk, bread, tea]);
});

test('keys pressed faster than the entries load undo one each', async () => {
  const visitor = new Visitor();
  for (const id of ['m', 'b', 't']) await visitor.here((tasks) => tasks.remove(id));
  await visitor.reload();
  await visitor.press('undo', 'undo');
  expect(await visitor.list()).toEqual([bread, tea]);
});

test('undo that waits for earlier entries spares a change made meanwhile', async () => {
  const visitor = new Visitor();
  await visitor.here((tasks) => tasks.remove('m'));
  await visitor.reload();
  await visitor.press('undo', (tasks) => tasks.toggle('t'), 'undo');
  expect(await visitor.list()).toEqual([bread, tea]);
  await visitor.press('undo');
  expect(await visitor.list()).toEqual([milk, bread, tea]);
});

test.each(['refuse', 'hang'] as const)('undo works on a page whose journal %ss', async (fate) => {
  const visitor = new Visitor();
  await visitor.here((tasks) => tasks.toggle('m'));
  await visitor.reload();
  visitor.breakJournal(fate);
  await visitor.here((tasks) => tasks.toggle('t'));
  await visitor.press('undo', 'undo', 'redo');
  expect(await visitor.list()).toEqual([{ ...milk, done: true }, bread, { ...tea, done: true }]);
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
const key = fc.constantFrom('undo' as const, 'redo' as const);
const anyEvent = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(word('do'), command) },
  { weight: 1, arbitrary: fc.tuple(word('do and die'), command) },
  { weight: 4, arbitrary: fc.tuple(word('press'), fc.array(key, { minLength: 1, maxLength: 3 })) },
  { weight: 3, arbitrary: fc.tuple(word('reload'), fc.constant(null)) },
);
type Event = typeof anyEvent extends fc.Arbitrary<infer Value> ? Value : never;
type Command = typeof command extends fc.Arbitrary<infer Value> ? Value : never;

function run(commands: TaskCommands, [name, ...rest]: Command) {
  const [one = '', other = ''] = rest;
  if (name === 'move') commands.move(one, other, 'above');
  else if (name === 'edit') commands.edit(one, other);
  else if (name === 'finishAll') commands.finishAll();
  else if (name === 'removeAll') commands.removeAll(new Set(idsOf(commands.shown())));
  else commands[name](one);
}

test('[C9] undo and redo do the same with and without reloads and kills', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyEvent, { minLength: 6, maxLength: 16 }), async (events) => {
      expect(await listsOf(events, true)).toEqual(await listsOf(events, false));
    }),
    { numRuns: 200 },
  );
});

/** The lists after every event but reloads, in pages that end now and then, or in one that stays. */
async function listsOf(events: readonly Event[], isEnding: boolean): Promise<readonly Tasks[]> {
  const visitor = new Visitor();
  const lists: Tasks[] = [];
  for (const [what, how] of events) {
    if (what === 'press') await visitor.press(...how);
    else if (what === 'do' || (what === 'do and die' && !isEnding))
      await visitor.here((commands) => run(commands, how));
    else if (what === 'do and die') await visitor.die((commands) => run(commands, how));
    else if (isEnding) await visitor.reload();
    if (what !== 'reload') lists.push(await visitor.list());
  }
  return lists;
}
