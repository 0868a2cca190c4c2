import { AT_END, type Change } from '../../domain/change';
import { SimulatedBrowser } from './SimulatedBrowser';

/** A browser with the steps that many tests repeat. */
export function visits() {
  const browser = new SimulatedBrowser();

  async function openTab() {
    const tab = await browser.openTab();
    await browser.schedule.runAll();
    return tab;
  }

  /** Reloads the page. */
  async function reload(tab: Tab) {
    tab.leave();
    await browser.schedule.runAll();
    browser.crash(tab);
    return await openTab();
  }

  async function append(tab: Tab, change: Change) {
    tab.storage.append(change);
    await browser.schedule.runAll();
  }

  return { browser, openTab, reload, append };
}

export type Tab = Awaited<ReturnType<SimulatedBrowser['openTab']>>;

const taskOf = (id: string) => ({ id, content: `task ${id}`, done: false });

export const put = (...ids: string[]): Change => [
  { type: 'put', tasks: ids.map(taskOf), place: AT_END },
];

export const removal = (...ids: string[]): Change => [{ type: 'remove', ids }];

export const listText = (...ids: string[]) => JSON.stringify(ids.map(taskOf));

export const idsIn = ({ storage }: Tab) => storage.getState().tasks.map(({ id }) => id);

export const offered = ({ storage }: Tab) => storage.getState().offered.map(({ text }) => text);

/** A fault of all calls but those of localStorage. */
export const journalRefuses = (call: string) => (call.startsWith('local') ? 'work' : 'refuse');
