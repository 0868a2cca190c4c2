import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeBackup } from '../../domain/formats/backup';
import type { Tasks } from '../../domain/task';
import { SimulatedFile } from '../simulation/SimulatedFile';
import { copyKeeper, type KeptCopy } from './copyKeeper';
import type { CopyRecord } from './copyRecord';

const RUNS = Number(import.meta.env['MODEL_RUNS'] ?? 300);

type Event =
  | { readonly type: 'change' | 'clear'; readonly list: Tasks }
  | { readonly type: 'look' | 'foreign' | 'touch' | 'reload' }
  | { readonly type: 'kill'; readonly after: number };

const anyList = fc
  .uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 4 })
  .map((ids): Tasks => ids.map((id) => ({ id, content: id, done: false })));

const anyEvent: fc.Arbitrary<Event> = fc.oneof(
  fc.record({ type: fc.constant('change' as const), list: anyList }),
  fc.record({ type: fc.constant('clear' as const), list: fc.constant([]) }),
  fc.record({ type: fc.constantFrom('look', 'foreign', 'touch', 'reload') }),
  fc.record({ type: fc.constant('kill' as const), after: fc.nat({ max: 8 }) }),
);

test('whatever happens, the file is whole, is never emptied by a cleared storage, and a foreign text stays', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyEvent, { maxLength: 25 }), async (events) => {
      const file = new SimulatedFile();
      let record: CopyRecord | null = null;
      const shown: (KeptCopy | null)[] = [];
      let list: Tasks = [{ id: 'a', content: 'a', done: false }];
      /** What the app's texts may be: every list there was. */
      const own = new Set([writeBackup(list)]);
      let foreign: string | null = null;

      const openPage = () =>
        copyKeeper({
          shelf: {
            read: async () => record,
            async put(next) {
              file.step();
              record = next;
            },
            async clear() {
              record = null;
            },
          },
          list: () => list,
          inTurn: (work) => work(),
          now: () => 7,
          show: (copy) => shown.push(copy),
          announce: () => {},
        });
      let page = openPage();
      await page.keepIn(file.handle);

      for (const event of events) {
        let stays: string | null = foreign;
        switch (event.type) {
          case 'change':
            list = event.list;
            own.add(writeBackup(list));
            break;
          case 'clear':
            stays = file.text;
            list = event.list;
            page = openPage();
            await page.look();
            break;
          case 'foreign':
            stays = foreign = `foreign ${file.lastModified}`;
            file.overwrite(foreign);
            break;
          case 'touch':
            file.overwrite(file.text);
            break;
          case 'reload':
            page = openPage();
            break;
          case 'look':
            await page.look();
            break;
          case 'kill':
            file.lifetime = event.after;
            await page.look();
            file.lifetime = Infinity;
            page = openPage();
            break;
        }
        expect(stays === null ? [...own] : [stays]).toContain(file.text);
      }
      await page.look();
      const isHeld = shown.at(-1)?.trouble === 'held';
      expect(file.text).toBe(foreign ?? (isHeld ? file.text : writeBackup(list)));
      expect(shown.at(-1)?.trouble === 'foreign').toBe(foreign !== null);
    }),
    { numRuns: RUNS },
  );
});
