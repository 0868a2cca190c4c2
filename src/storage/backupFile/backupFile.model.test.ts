import * as fc from 'fast-check';
import { test } from 'vitest';
import { apply } from '../../domain/change';
import { writeBackup } from '../../domain/formats/backup';
import { importing } from '../../domain/importing';
import { readTasks } from '../../domain/savedTasks';
import type { Task, Tasks } from '../../domain/task';
import { changeOf } from '../simulation/changeOf';
import { expectSame } from '../simulation/expectSame';
import { SimulatedBackups } from '../simulation/SimulatedBackups';
import { LONG_FROM } from '../simulation/troubles';

const RUNS = Number(import.meta.env['MODEL_RUNS'] ?? 300);
/** More runs would exceed the time limit of a test. */
const NO_LIMIT = 0;

type Page = Awaited<ReturnType<SimulatedBackups['openPage']>>;

const anyEvent = fc.record({
  type: fc.constantFrom(
    ...(['act', 'act', 'act', 'sync', 'sync', 'sync', 'die', 'adopt', 'clear'] as const),
    ...(['restore', 'choose', 'foreign', 'touch', 'reload', 'kill', 'lose', 'forget'] as const),
  ),
  tab: fc.constantFrom(0 as const, 1 as const),
  a: fc.nat(7),
  b: fc.nat(8),
});
type Event = typeof anyEvent extends fc.Arbitrary<infer Item> ? Item : never;

/** Two tabs of one visitor, whose list others replace, clear or lose meanwhile. */
class Visitor {
  readonly backups = new SimulatedBackups();
  tabs: Page[] = [];
  /** The list written last, with the visitor's changes since. */
  wanted: Tasks = [];
  /** The latest text of another program in the file. */
  foreign: string | null = null;
  /** Since the last backup, only the visitor has changed the list, and the journal knows it. */
  isUndisturbed = true;
  #text = '';
  #written: unknown = null;

  tab(index: number): Page {
    const page = this.tabs[index];
    if (!page) throw new Error('There are two tabs.');
    return page;
  }

  async start() {
    this.tabs = [await this.backups.keep('a', 'b'), await this.backups.openPage()];
    this.check(true);
  }

  /** Runs after every step that may have written to the file. */
  check(isChosen = false) {
    const { text } = this.backups.file;
    const written = this.backups.record?.written?.seq;
    // A list that has returned to a former state writes the same text again.
    if (text === this.#text && written === this.#written && !isChosen) return;
    if (!isChosen) {
      expectSame(this.foreign ?? '', '');
      expectSame(String(this.lacks(tasksIn(text))), 'false');
    }
    this.#text = text;
    this.#written = written;
    this.wanted = tasksIn(text);
    this.foreign = null;
  }

  async play({ type, tab, a, b }: Event, id: string): Promise<void> {
    const { backups } = this;
    const { browser } = backups.visits;
    const page = this.tab(tab);
    switch (type) {
      case 'act':
        return this.act(page, changeOf(page.tasks, a, b, id));
      case 'sync':
        return this.sync(page);
      case 'die':
        backups.file.lifetime = b;
        await page.sync();
        backups.file.lifetime = Infinity;
        return this.check();
      case 'adopt':
        this.isUndisturbed = false;
        return backups.writeList(JSON.stringify(foreignList(page.tasks, a, id)));
      case 'clear':
        this.isUndisturbed = false;
        browser.local = new Map();
        return this.reload();
      case 'restore':
        return this.restore(page);
      case 'choose':
        await page.choose(backups.file.handle);
        this.check(true);
        this.isUndisturbed = this.isInJournal();
        return;
      case 'foreign':
        this.foreign = this.#text = `foreign ${id}`;
        return backups.file.overwrite(this.foreign);
      case 'touch':
        return backups.file.overwrite(backups.file.text);
      case 'reload':
        return this.reload();
      case 'kill':
        browser.flushLocal();
        browser.kill();
        this.tabs = [await backups.openPage(), await backups.openPage()];
        return;
      case 'lose':
        this.isUndisturbed = false;
        return browser.disk.clear();
      case 'forget':
        this.isUndisturbed = false;
        return backups.forgetHistory();
    }
  }

  /** Whether a task of the file is neither in the list nor changed by the visitor. */
  lacks(list: Tasks): boolean {
    const isSame = (one: Task) => (other: Task) =>
      one.content === other.content && one.done === other.done;
    return tasksIn(this.#text).some((task) => {
      const wanted = this.wanted.find(({ id }) => id === task.id);
      return wanted && !list.some(isSame(wanted)) && !list.some(isSame(task));
    });
  }

  /** False if the journal has been lost and the pages have not noticed yet. */
  isInJournal(): boolean {
    const { record, visits } = this.backups;
    return record?.written?.journal === (visits.browser.disk.stored.about?.journal ?? null);
  }

  async act(page: Page, change: ReturnType<typeof changeOf>) {
    if (change.length === 0) return;
    this.wanted = apply(this.wanted, change);
    await page.act(change);
  }

  async sync(page: Page) {
    this.backups.now += 1;
    await page.sync();
    this.check();
    const trouble = page.shown?.trouble ?? 'none';
    if (this.foreign !== null) expectSame(trouble, 'foreign');
    else if (this.isUndisturbed) expectSame(trouble, 'none');
    if (trouble !== 'none') return;
    expectSame(this.backups.file.text, writeBackup(page.tasks));
    this.isUndisturbed = this.isInJournal();
  }

  /** The visitor opens the file. */
  async restore(page: Page) {
    const inFile = tasksIn(this.backups.file.text);
    await this.act(page, importing(page.tasks, inFile, () => '').change);
  }

  async reload() {
    for (const index of [0, 1]) this.tabs[index] = await this.tab(index).reload();
  }
}

const tasksIn = (text: string) => readTasks(text, () => '').tasks;

/** Another list, or the same one with something added, removed, reworded or ticked. */
function foreignList(tasks: Tasks, kind: number, id: string): Tasks {
  const added = { id, content: `foreign ${id}`, done: false };
  const [first, ...others] = tasks;
  if (kind === 0 || !first) return [added];
  if (kind === 1) return [...tasks, added];
  if (kind === 2) return [...others, added];
  if (kind === 3) return [...others, { ...first, content: `reworded ${id}` }];
  return [{ ...first, done: !first.done }, ...others];
}

test(
  '[C10] whatever happens, the file is whole and never gets a list that has lost something',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyEvent, { maxLength: 25, size: 'max' }),
        LONG_FROM,
        async (events, longFrom) => {
          const visitor = new Visitor();
          visitor.backups.visits.browser.disk.longFrom = longFrom;
          await visitor.start();
          for (const [index, event] of events.entries()) await visitor.play(event, `t${index}`);

          // At the end everything is restored, and the backup continues.
          const page = visitor.tab(1);
          await visitor.restore(page);
          await visitor.sync(page);
          expectSame(page.shown?.trouble ?? '', visitor.foreign === null ? '' : 'foreign');
        },
      ),
      { numRuns: RUNS },
    );
  },
  NO_LIMIT,
);
