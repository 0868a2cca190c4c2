import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { apply } from '../../domain/change';
import type { Tasks } from '../../domain/task';
import type { Made } from '../../domain/undo';
import { SimulatedDisk } from '../simulation/SimulatedDisk';
import { put } from '../simulation/visits';
import type { Position } from '../journal';
import { replayHistory } from './history';

const MADE: Made = { time: 7, tab: 'here', isUndo: false };

/** A journal and its expected list. */
class Used {
  readonly disk = new SimulatedDisk({ newId: () => 'j', now: () => 1 });
  list: Tasks = [];
  #since: Position | null = { journal: null, seq: 0 };
  #count = 0;

  async append(size: number, made?: Made): Promise<void> {
    const id = `e${(this.#count += 1)}`;
    const change = put(...Array.from({ length: size }, (_, index) => `t${index % 7}.${id}`));
    const mine = [{ id, change, ...(made && { made }) }];
    const { position } = await this.disk.exchange({
      since: this.#since,
      mine,
      offered: [],
      discarded: [],
    });
    this.#since = position;
    this.list = apply(this.list, change);
  }

  async compact(): Promise<void> {
    await this.disk.compact(this.#since ?? { journal: 'j', seq: 0 }, JSON.stringify(this.list));
  }

  async history() {
    const { list, records } = await this.disk.pastChanges();
    const tasks: Tasks = JSON.parse(list);
    return { records, list: records.reduce((all, { change }) => apply(all, change), tasks) };
  }
}

const anyUse = fc.array(
  fc.record({ isCompaction: fc.boolean(), isMade: fc.boolean(), times: fc.nat(60) }),
  { maxLength: 12 },
);

test('[C9] replaying History gives the present list, and at least 100 entries stay', async () => {
  await fc.assert(
    fc.asyncProperty(anyUse, async (use) => {
      const used = new Used();
      let made = 0;
      for (const { isCompaction, isMade, times } of use) {
        if (isCompaction) await used.compact();
        else
          for (let time = 0; time < times; time += 1)
            await used.append(1, isMade ? MADE : undefined);
        if (!isCompaction && isMade) made += times;
        const { list, records } = await used.history();
        expect(list).toEqual(used.list);
        const kept = records.filter((record) => record.made).length;
        expect(kept).toBeGreaterThanOrEqual(Math.min(made, 100));
        expect(used.disk.stored.lists.size).toBeLessThanOrEqual(2);
      }
    }),
    { numRuns: 100 },
  );
});

test('[C9] earlier changes keep only their ids, by which they are recognised', async () => {
  const used = new Used();
  for (let round = 0; round < 4; round += 1) {
    for (let count = 0; count < 150; count += 1) await used.append(1, MADE);
    await used.compact();
  }
  const { records } = await used.history();
  expect([records.length, records[0]?.seq]).toEqual([150, 451]);
  expect(used.disk.stored.entries).toHaveLength(600);
  expect(used.disk.stored.entries[449]).toEqual({ seq: 450, id: 'e450' });
});

test('[C9] fewer entries stay if they touch very many tasks', async () => {
  const used = new Used();
  for (let round = 0; round < 3; round += 1) {
    await used.append(90_000, MADE);
    await used.compact();
  }
  const { list, records } = await used.history();
  expect(records).toHaveLength(1);
  expect(list).toEqual(used.list);
});

test('[C9] an unreadable change is skipped, and one with unreadable facts has no entry', async () => {
  const used = new Used();
  for (let count = 0; count < 3; count += 1) await used.append(1, MADE);
  const [, second, third] = used.disk.stored.entries;
  Object.assign(second ?? {}, { change: [{ type: 'explode' }] });
  Object.assign(third ?? {}, { made: { ...MADE, origin: 'explosion' } });
  const page = { tab: 'here', opened: 8, now: 8 };
  const { entries } = replayHistory(await used.disk.pastChanges(), [], page);
  expect(entries.map(({ id }) => id)).toEqual(['e1']);
});

test('[C9] a pending change with unreadable facts has no entry', () => {
  const page = { tab: 'here', opened: 8, now: 8 };
  const idsOf = (made: unknown) =>
    replayHistory(
      { list: '[]', records: [] },
      [{ id: 'a', change: put('a'), made }],
      page,
    ).entries.map(({ id }) => id);
  const made = { ...MADE, origin: 'imported', undoes: 'b' };
  expect(idsOf(made)).toEqual(['a']);
  const broken = [null, 5, {}, { ...made, time: '7' }, { ...made, tab: 1 }, { ...made, undoes: 1 }];
  for (const one of [...broken, { ...made, origin: 'toString' }, { ...made, isUndo: 'no' }])
    expect(idsOf(one)).toEqual([]);
});
