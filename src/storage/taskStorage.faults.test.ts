import { expect, test } from 'vitest';
import { apply } from '../domain/change';
import type { Tasks } from '../domain/task';
import { changeOf } from './simulation/changeOf';
import { SimulatedBrowser } from './simulation/SimulatedBrowser';
import type { Fate } from './simulation/simulatedJournal';
import { tasksText } from './text/savedText';

const ACTIONS = 18;

/** Plays eighteen actions of all kinds. One chosen storage call, or all from it on, fail. */
async function play(fails: (call: number) => boolean, fate: Fate) {
  const browser = new SimulatedBrowser();
  let calls = 0;
  browser.fault = () => {
    calls += 1;
    return fails(calls) ? fate : 'work';
  };
  const { storage, ...tab } = await browser.openTab();
  let expected: Tasks = [];
  for (let index = 0; index < ACTIONS; index += 1) {
    const change = changeOf(expected, (index * 5) % 7, index, `t${index}`);
    expected = apply(expected, change);
    storage.append(change);
    await browser.runUntilQuiet();
  }
  browser.passSilence();
  await browser.runUntilQuiet();
  const { tasks, safety } = storage.getState();
  expect(tasksText(tasks)).toBe(tasksText(expected));

  if (safety === 'safe') browser.kill();
  else browser.crash({ storage, ...tab });
  browser.fault = () => 'work';
  await browser.schedule.runAll();
  const reopened = await browser.openTab();
  await browser.schedule.runAll();
  // A browser killed before it wrote localStorage has an empty list, and offers the journal's.
  const { tasks: found, offered } = reopened.storage.getState();
  const texts = [tasksText(found), ...offered.map(({ text }) => text)];
  return { calls, safety, expected: tasksText(expected), texts };
}

const { calls: allCalls } = await play(() => false, 'work');
const every = Array.from({ length: allCalls }, (_, index) => index + 1);

test.each<Fate>(['refuse', 'hang', 'lose answer'])(
  'whichever storage call ends in "%s", no change that counted as saved is lost',
  async (fate) => {
    for (const broken of every) {
      const { safety, expected, texts } = await play((call) => call === broken, fate);
      expect(safety).not.toBe('unsaved');
      expect(texts, `call ${broken}`).toContain(expected);
    }
  },
  300_000,
);

test.each<Fate>(['refuse', 'hang', 'lose answer'])(
  'from whichever storage call on all end in "%s", no change that counted as saved is lost',
  async (fate) => {
    for (const first of every) {
      const { safety, expected, texts } = await play((call) => call >= first, fate);
      expect(texts.includes(expected) || safety === 'unsaved', `call ${first}`).toBe(true);
    }
  },
  300_000,
);
