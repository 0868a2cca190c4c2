import * as fc from 'fast-check';
import { apply } from '../../domain/change';
import type { Tasks } from '../../domain/task';
import { MOST_ENTRIES } from '../../domain/undo';
import { isAdoption } from '../journal/decide';
import { tasksText } from '../text/savedText';
import { changeOf } from './changeOf';
import { expectSame } from './expectSame';
import type { Ledger } from './Ledger';
import type { SimulatedBrowser } from './SimulatedBrowser';
import type { TaskStorage } from '../storageState';

const COMMANDS = 80;
const NOW = 1_000_000_000_000;
/** More steps than it takes to finish all work when nothing is refused. */
const TO_THE_END = 20_000;

/** The journal is compacted all the time, or as rarely as in a browser. */
export const LONG_FROM = fc.constantFrom(3, Infinity);

export type Type =
  | 'act'
  | 'run'
  | 'open'
  | 'leave'
  | 'crash'
  | 'kill'
  | 'flush'
  | 'wait'
  | 'foreign'
  | 'console'
  | 'fill'
  | 'fillDisk'
  | 'refuse'
  | 'break'
  | 'clock'
  | 'clearLocal'
  | 'clearJournal'
  | 'discard';

const command = (type: Type, weight: number) => ({
  arbitrary: fc.record({ type: fc.constant(type), tab: fc.nat(3), a: fc.nat(7), b: fc.nat(50) }),
  weight,
});

export const commands = (...weights: readonly (readonly [Type, number])[]) =>
  fc.array(fc.oneof(...weights.map(([type, weight]) => command(type, weight))), {
    maxLength: COMMANDS,
    size: 'max',
  });
type Command = ReturnType<typeof commands> extends fc.Arbitrary<(infer Item)[]> ? Item : never;

/** A foreign list: whole, with an unusable item, or cut off. */
function foreignText(kind: number, id: string): string {
  const whole = JSON.stringify([{ id, content: `foreign ${id}`, done: false }]);
  if (kind < 5) return whole;
  return kind < 6 ? `${whole.slice(0, -1)},{"content":5}]` : whole.slice(0, -10);
}

/** Lets all writes of the tabs arrive. */
async function arriveAll(browser: SimulatedBrowser) {
  for (let tab = 1; tab <= 40; tab += 1) await browser.schedule.runLane(`writes of tab${tab}`);
}

export async function step(browser: SimulatedBrowser, ledger: Ledger, next: Command, id: string) {
  const tab = browser.tabs[next.tab % Math.max(browser.tabs.length, 1)];
  switch (next.type) {
    case 'act': {
      if (!tab) break;
      const change = changeOf(tab.storage.getState().tasks, next.a, next.b, id);
      if (change.length === 0) break;
      tab.storage.append(change, { time: NOW, tab: tab.name, isUndo: false });
      ledger.record(change, browser.seenBy(tab));
      break;
    }
    case 'run':
      await browser.schedule.runOne(next.b);
      break;
    case 'open':
      if (browser.tabs.length < 4) await browser.openTab();
      break;
    case 'leave':
      if (!tab) break;
      browser.leave(tab);
      for (let job = next.a; job > 0; job -= 1) await browser.schedule.runOne(next.b);
      await crash(browser, ledger, tab);
      break;
    case 'crash':
      if (tab) await crash(browser, ledger, tab);
      break;
    case 'kill':
      browser.kill();
      ledger.keepOnly('disk', 'tasks', 'pending');
      break;
    case 'flush':
      browser.flushLocal();
      break;
    case 'wait':
      await browser.wait();
      break;
    case 'foreign':
    case 'console': {
      await arriveAll(browser);
      // Tasks that only the text has are overwritten.
      ledger.keepOnly('disk', 'pending');
      const text = foreignText(next.a, id);
      if (next.type === 'console' && tab) browser.writeInConsole(tab, text);
      else browser.writeForeign(text);
      ledger.expect(id);
      break;
    }
    case 'fill':
      browser.capacity = next.b < 25 ? 300 + 100 * next.b : Infinity;
      break;
    case 'fillDisk':
      browser.disk.capacity = next.b < 25 ? 200 + 100 * next.b : Infinity;
      break;
    case 'refuse':
      browser.fault = (call) => (next.b < 20 && !call.startsWith('local') ? 'refuse' : 'work');
      break;
    case 'break': {
      // A connection that dies or hangs without an event.
      let calls = 1 + (next.a % 3);
      browser.fault = (call) => {
        if (call.startsWith('local') || calls === 0) return 'work';
        calls -= 1;
        return (['refuse', 'hang', 'lose answer'] as const)[next.b % 3] ?? 'work';
      };
      break;
    }
    case 'clock':
      browser.setClock((next.b - 25) * 3_600_000);
      break;
    case 'clearLocal':
      await arriveAll(browser);
      browser.local = new Map();
      ledger.keepOnly('disk');
      break;
    case 'clearJournal':
      // A change that only one tab has at that moment is not covered (N4).
      await browser.wait();
      ledger.loseJournal();
      break;
    case 'discard': {
      const [offered] = tab?.storage.getState().offered ?? [];
      if (!tab || !offered) break;
      ledger.discard(offered.text);
      tab.storage.discard(offered);
      break;
    }
  }
}

async function crash(
  browser: SimulatedBrowser,
  ledger: Ledger,
  tab: SimulatedBrowser['tabs'][number],
) {
  browser.crash(tab);
  await arriveAll(browser);
  ledger.endPage();
}

export async function expectNothingLost(browser: SimulatedBrowser, ledger: Ledger) {
  browser.fault = () => 'work';
  browser.capacity = Infinity;
  browser.disk.capacity = Infinity;
  await browser.wait(TO_THE_END);
  if (!ledger.isJournalLost) expectSameLists(browser);
  await browser.openTab();
  await browser.wait(TO_THE_END);
  const { storage: lastStorage } = await browser.openTab();
  await browser.wait(TO_THE_END);
  const last = lastStorage.getState();
  // A page still offers the texts of a deleted journal.
  const offering = ledger.isJournalLost ? browser.tabs : browser.tabs.slice(-1);
  const offered = offering.flatMap(({ storage }) => storage.getState().offered);
  const reach = [tasksText(last.tasks), ...offered.map(({ text }) => text)].join('\n');
  expectSame(ledger.expected.filter((id) => !reach.includes(`"${id}"`)).join(), '');
  for (const { storage } of browser.tabs) {
    expectSame(tasksText(storage.getState().tasks), tasksText(last.tasks));
    expectSame(storage.getState().safety, 'safe');
  }
  expectSame(browser.json ?? '[]', tasksText(last.tasks));
  if (!ledger.isJournalLost) expectSame(historyOf(browser), tasksText(last.tasks));
  const pending = [...browser.local.keys()].filter((key) => key.startsWith('tasks.pending.'));
  expectSame(pending.join(), '');
  if (!ledger.isJournalLost) await expectHistory(browser, lastStorage);
}

/** Every change in the journal can be undone, even if its page died at that moment. */
async function expectHistory(browser: SimulatedBrowser, storage: TaskStorage) {
  const reading = storage.history({ tab: '', opened: NOW, now: NOW });
  await browser.wait(TO_THE_END);
  const made = browser.disk.history.filter((entry) => !isAdoption(entry)).slice(-MOST_ENTRIES);
  const ids = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id).join();
  expectSame(ids((await reading).entries), ids(made));
}

/** The list that results from all entries of the journal. */
function historyOf({ disk }: SimulatedBrowser): string {
  return tasksText(disk.history.reduce<Tasks>((list, { change }) => apply(list, change), []));
}

/** Before another page opens and brings them into step. */
function expectSameLists({ tabs }: SimulatedBrowser) {
  const [first = '', ...others] = tabs.map(({ storage }) => tasksText(storage.getState().tasks));
  for (const other of others) expectSame(other, first);
}
