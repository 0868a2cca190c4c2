import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeBackup } from '../../domain/formats/backup';
import { readTasks } from '../../domain/savedTasks';
import type { Tasks } from '../../domain/task';
import { SimulatedCopies, tasksOf } from '../simulation/SimulatedCopies';

const RUNS = Number(import.meta.env['MODEL_RUNS'] ?? 300);
/** More runs take longer than a test may. */
const NO_LIMIT = 0;

type Event =
  | { readonly type: 'change'; readonly tab: 0 | 1; readonly list: Tasks }
  | { readonly type: 'adopt'; readonly list: Tasks }
  | { readonly type: 'clear' | 'restore' | 'discard' | 'foreign' | 'touch' | 'reload' }
  | { readonly type: 'look'; readonly tab: 0 | 1 }
  | { readonly type: 'kill'; readonly tab: 0 | 1; readonly after: number };

const anyList = fc
  .uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 4 })
  .map((ids) => tasksOf(...ids));
const anyTab = fc.constantFrom(0 as const, 1 as const);

const anyEvent: fc.Arbitrary<Event> = fc.oneof(
  fc.record({ type: fc.constant('change' as const), tab: anyTab, list: anyList }),
  fc.record({ type: fc.constant('adopt' as const), list: anyList }),
  fc.record({
    type: fc.constantFrom('clear', 'restore', 'discard', 'foreign', 'touch', 'reload'),
  }),
  fc.record({ type: fc.constant('look' as const), tab: anyTab }),
  fc.record({ type: fc.constant('kill' as const), tab: anyTab, after: fc.nat({ max: 8 }) }),
);

/** Two tabs of one visitor, who changes the list while others replace or clear it. */
class Visitor {
  readonly copies = new SimulatedCopies();
  readonly #tabs: Awaited<ReturnType<SimulatedCopies['keep']>>[] = [];
  list = tasksOf('a');
  /** The list that another has replaced, as long as it is offered. */
  offered: Tasks | null = null;
  /** Every text the app may have written. */
  readonly own = new Set<string>();
  /** What the visitor has removed, and nothing has brought back. */
  readonly removed = new Set<string>();
  /** What another program has written to the file. */
  foreign: string | null = null;
  /** The copy of a list that was replaced or lost. */
  held: { readonly text: string; readonly isLost: boolean } | null = null;

  async start() {
    this.#tabs.push(await this.copies.keep(this.list), this.copies.openPage(this.list));
    this.show(this.list);
  }

  show(list: Tasks, actor?: 0 | 1) {
    const left = new Set(list.map(({ id }) => id));
    if (actor !== undefined) for (const { id } of this.list) this.removed.add(id);
    for (const id of left) this.removed.delete(id);
    this.list = list;
    this.own.add(writeBackup(list));
    for (const [index, tab] of this.#tabs.entries()) {
      if (index === actor) tab.act(list);
      else tab.list = list;
    }
    this.releaseIfBack();
  }

  releaseIfBack() {
    const copy = readTasks(this.copies.file.text, () => '').tasks;
    const ids = new Set(this.list.map(({ id }) => id));
    if (copy.every(({ id }) => ids.has(id) || this.removed.has(id))) this.held = null;
  }

  hold(isLost: boolean) {
    const { text } = this.held ?? this.copies.file;
    this.held = { text, isLost: isLost || (this.held?.isLost ?? false) };
  }

  /** Whatever the visitor says of the list that is offered, a list that was lost is another one. */
  decide() {
    if (this.offered && !this.held?.isLost) this.held = null;
    this.offer(null);
    this.releaseIfBack();
  }

  offer(list: Tasks | null) {
    this.offered = list;
    this.copies.replacedAt = list ? (this.copies.now += 1) : 0;
  }

  reopen() {
    for (const tab of [0, 1]) this.#tabs[tab] = this.copies.openPage(this.list);
  }

  async look(tab: 0 | 1, lifetime = Infinity) {
    this.copies.now += 1;
    this.copies.file.lifetime = lifetime;
    await this.#tabs[tab]?.look();
    this.copies.file.lifetime = Infinity;
    return this.#tabs[tab]?.shown?.trouble;
  }
}

async function play(visitor: Visitor, event: Event): Promise<void> {
  const { file } = visitor.copies;
  switch (event.type) {
    case 'change':
      return visitor.show(event.list, event.tab);
    case 'adopt':
      visitor.hold(false);
      visitor.offer(visitor.list);
      return visitor.show(event.list);
    case 'restore': {
      const lost = visitor.offered ?? [];
      const ids = new Set(visitor.list.map(({ id }) => id));
      visitor.decide();
      return visitor.show([...visitor.list, ...lost.filter(({ id }) => !ids.has(id))]);
    }
    case 'discard':
      return visitor.decide();
    case 'clear':
      visitor.offer(null);
      visitor.show([]);
      if (visitor.copies.record?.written?.count !== 0) visitor.hold(true);
      visitor.reopen();
      await visitor.look(0);
      return;
    case 'foreign':
      visitor.foreign = `foreign ${file.lastModified}`;
      return file.overwrite(visitor.foreign);
    case 'touch':
      return file.overwrite(file.text);
    case 'reload':
      return visitor.reopen();
    case 'look':
      await visitor.look(event.tab);
      return;
    case 'kill':
      await visitor.look(event.tab, event.after);
      return visitor.reopen();
  }
}

test(
  'whatever happens, the file is whole, a lost list stays in it until it is back, and a foreign text stays',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyEvent, { maxLength: 25 }), async (events) => {
        const visitor = new Visitor();
        await visitor.start();
        const { file } = visitor.copies;
        for (const event of events) {
          await play(visitor, event);
          const stays = visitor.foreign ?? visitor.held?.text ?? null;
          expect(stays === null ? [...visitor.own] : [stays]).toContain(file.text);
        }

        // In the end everything is back, and the copy goes on.
        const copy = readTasks(file.text, () => '').tasks;
        visitor.offer(null);
        visitor.show([...copy, ...tasksOf('new')]);
        expect(await visitor.look(1)).toBe(visitor.foreign === null ? null : 'foreign');
        expect(file.text).toBe(visitor.foreign ?? writeBackup(visitor.list));
      }),
      { numRuns: RUNS },
    );
  },
  NO_LIMIT,
);
