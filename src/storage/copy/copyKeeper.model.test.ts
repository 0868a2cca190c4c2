import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeBackup } from '../../domain/formats/backup';
import type { Tasks } from '../../domain/task';
import { SimulatedCopies, tasksOf } from '../simulation/SimulatedCopies';

const RUNS = Number(import.meta.env['MODEL_RUNS'] ?? 300);

type Event =
  | { readonly type: 'change' | 'clear'; readonly list: Tasks }
  | { readonly type: 'look' | 'foreign' | 'touch' | 'reload' }
  | { readonly type: 'kill'; readonly after: number };

const anyList = fc
  .uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 4 })
  .map((ids) => tasksOf(...ids));

const anyEvent: fc.Arbitrary<Event> = fc.oneof(
  fc.record({ type: fc.constant('change' as const), list: anyList }),
  fc.record({ type: fc.constant('clear' as const), list: fc.constant([]) }),
  fc.record({ type: fc.constantFrom('look', 'foreign', 'touch', 'reload') }),
  fc.record({ type: fc.constant('kill' as const), after: fc.nat({ max: 8 }) }),
);

test('whatever happens, the file is whole, is never emptied by a cleared storage, and a foreign text stays', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyEvent, { maxLength: 25 }), async (events) => {
      const copies = new SimulatedCopies();
      const { file } = copies;
      let page = await copies.keep(tasksOf('a'));
      /** What the app's texts may be: every list there was. */
      const own = new Set([writeBackup(tasksOf('a'))]);
      let foreign: string | null = null;

      for (const event of events) {
        let stays: string | null = foreign;
        switch (event.type) {
          case 'change':
            page.list = event.list;
            own.add(writeBackup(event.list));
            break;
          case 'clear':
            stays = file.text;
            page = copies.openPage(event.list);
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
            page = copies.openPage(page.list);
            break;
          case 'look':
            await page.look();
            break;
          case 'kill':
            file.lifetime = event.after;
            await page.look();
            file.lifetime = Infinity;
            page = copies.openPage(page.list);
            break;
        }
        expect(stays === null ? [...own] : [stays]).toContain(file.text);
      }
      await page.look();
      const isHeld = page.shown?.trouble === 'held';
      expect(file.text).toBe(foreign ?? (isHeld ? file.text : writeBackup(page.list ?? [])));
      expect(page.shown?.trouble === 'foreign').toBe(foreign !== null);
    }),
    { numRuns: RUNS },
  );
});
