import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { tasksText } from './mirror/tasksText';
import { changeOf } from './simulation/changeOf';
import { Ledger } from './simulation/Ledger';
import { SimulatedBrowser } from './simulation/SimulatedBrowser';

const RUNS = Number(import.meta.env['MODEL_RUNS'] ?? 300);
const COMMANDS = 80;
const TIMEOUT_MS = 1000 * RUNS;

type Type =
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
  | 'dismiss';

const command = (type: Type, weight: number) => ({
  arbitrary: fc.record({ type: fc.constant(type), tab: fc.nat(3), a: fc.nat(7), b: fc.nat(50) }),
  weight,
});

const commands = (...weights: readonly (readonly [Type, number])[]) =>
  fc.array(fc.oneof(...weights.map(([type, weight]) => command(type, weight))), {
    maxLength: COMMANDS,
    size: 'max',
  });
type Command = ReturnType<typeof commands> extends fc.Arbitrary<(infer Item)[]> ? Item : never;

/** A list of another program: whole, with something unusable in it, or cut off. */
function foreignText(kind: number, id: string): string {
  const whole = JSON.stringify([{ id, content: `foreign ${id}`, done: false }]);
  if (kind < 5) return whole;
  return kind < 6 ? `${whole.slice(0, -1)},{"content":5}]` : whole.slice(0, -10);
}

/** Lets what is on its way arrive: what is overwritten then was never seen by anybody. */
async function arriveAll(browser: SimulatedBrowser) {
  for (let tab = 1; tab <= 40; tab += 1) await browser.schedule.runLane(`writes of tab${tab}`);
}

async function step(browser: SimulatedBrowser, ledger: Ledger, next: Command, id: string) {
  const tab = browser.tabs[next.tab % Math.max(browser.tabs.length, 1)];
  switch (next.type) {
    case 'act': {
      if (!tab) break;
      const change = changeOf(tab.storage.getState().tasks, next.a, next.b, id);
      if (change.length === 0) break;
      tab.storage.record(change);
      ledger.act(change, browser.seenBy(tab));
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
      tab.leave();
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
      // What only stood in the text is replaced by another hand than the app's.
      ledger.keepOnly('disk', 'pending');
      const text = foreignText(next.a, id);
      if (next.type === 'console' && tab) browser.writeInConsole(tab, text);
      else browser.writeForeign(text);
      ledger.expect(id);
      break;
    }
    case 'fill':
      browser.capacity = next.b < 25 ? 300 + 40 * next.b : Infinity;
      break;
    case 'fillDisk':
      browser.disk.capacity = next.b < 25 ? 200 + 100 * next.b : Infinity;
      break;
    case 'refuse':
      browser.fault = (call) => (next.b < 20 && !call.startsWith('local') ? 'refuse' : 'work');
      break;
    case 'break': {
      // A connection that dies, or hangs, without an event: some calls get no answer.
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
      browser.disk.clear();
      ledger.keepOnly('tasks', 'pending');
      break;
    case 'dismiss': {
      const [kept] = tab?.storage.getState().kept ?? [];
      if (!tab || !kept) break;
      ledger.giveUp(kept.text);
      tab.storage.forget(kept);
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

async function expectNothingLost(browser: SimulatedBrowser, ledger: Ledger) {
  browser.fault = () => 'work';
  browser.capacity = Infinity;
  browser.disk.capacity = Infinity;
  await browser.wait();
  await browser.openTab();
  await browser.wait();
  const { tasks, kept } = (await browser.openTab()).storage.getState();
  await browser.wait();
  const last = browser.tabs.at(-1)?.storage.getState() ?? { tasks, kept };
  const reach = [tasksText(last.tasks), ...last.kept.map(({ text }) => text)].join('\n');
  for (const id of ledger.expected) expect(reach).toContain(`"${id}"`);
  for (const { storage } of browser.tabs) {
    expect(tasksText(storage.getState().tasks)).toBe(tasksText(last.tasks));
    expect(storage.getState().safety).toBe('safe');
  }
  expect(browser.local.get('tasks') ?? '[]').toBe(tasksText(last.tasks));
  const pending = [...browser.local.keys()].filter((key) => key.startsWith('tasks.pending.'));
  expect(pending).toEqual([]);
}

const BUSY = [
  ['act', 20],
  ['run', 40],
  ['open', 4],
] as const;
const ENDING = [
  ['leave', 1],
  ['crash', 2],
  ['kill', 2],
  ['flush', 3],
  ['wait', 2],
] as const;

test.each<readonly [string, readonly (readonly [Type, number])[]]>([
  ['pages end and time passes', []],
  [
    'other programs write `tasks`',
    [
      ['foreign', 3],
      ['console', 3],
      ['dismiss', 1],
    ],
  ],
  ['localStorage is full', [['fill', 4]]],
  [
    'the journal is full, refuses, hangs or loses its connection',
    [
      ['fillDisk', 2],
      ['refuse', 3],
      ['break', 3],
    ],
  ],
  ['somebody sets the clock', [['clock', 4]]],
  [
    'somebody clears one storage or the other',
    [
      ['clearLocal', 2],
      ['clearJournal', 2],
    ],
  ],
  [
    'all of that comes together',
    [
      ['foreign', 2],
      ['console', 2],
      ['dismiss', 1],
      ['fill', 2],
      ['fillDisk', 1],
      ['refuse', 2],
      ['break', 2],
      ['clock', 1],
      ['clearLocal', 1],
      ['clearJournal', 1],
    ],
  ],
])(
  'what was acknowledged or stood in `tasks` is in the list, is offered, or was removed, when %s',
  async (_name, troubles) => {
    await fc.assert(
      fc.asyncProperty(commands(...BUSY, ...ENDING, ...troubles), async (played) => {
        const browser = new SimulatedBrowser();
        const ledger = new Ledger(browser);
        await browser.openTab();
        for (const [index, next] of played.entries())
          await step(browser, ledger, next, `t${index}.`);
        await expectNothingLost(browser, ledger);
      }),
      { numRuns: RUNS },
    );
  },
  TIMEOUT_MS,
);
