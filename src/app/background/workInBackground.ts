import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { lazyMessages } from '../../i18n/language';
import {
  lazyCopyRows,
  ListTools,
  LongRows,
  TaskDetailsScreen,
} from '../../screens/tasks/lazyScreens';
import type { Stores } from '../../store/StoreContext';
import type { TaskStore } from '../../store/taskStore';
import { syncBackupFile } from './syncBackupFile';
import { takeLaunches } from './launches';
import { registerServiceWorker } from './registerServiceWorker';
import { remindToBackUp } from './remindToBackUp';

// TypeScript does not know it: Chromium alone has it.
declare global {
  interface Navigator {
    readonly connection?: { readonly saveData: boolean };
  }
}

export async function workInBackground(
  stores: Stores,
  worker: ServiceWorker | null | undefined,
): Promise<void> {
  const { tasks, background } = stores;
  takeLaunches(tasks.commands);
  showBadge(tasks);
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    await nextTask();
    observe(reportMetric);
  }
  await nextTask();
  void remindToBackUp(stores);
  // Without a database no file is remembered or offered. A notice of the storage says that it fails.
  syncBackupFile(stores).catch(() => {});
  await nextTask();
  // With data saving on, a first visit fetches only what it uses. A new service worker would fetch
  // everything; a page that has one has it already.
  if (navigator.connection?.saveData && !worker) return;
  await fetchAhead();
  if (import.meta.env.DEV) return;
  // Plain http has no service workers, and some private windows refuse them: online only.
  await registerServiceWorker(background, worker).catch(() => {});
}

/** Shows on the icon of the installed app how many tasks are open; with none, nothing. */
function showBadge({ state }: TaskStore): void {
  if (!('setAppBadge' in navigator) || !matchMedia('(display-mode: standalone)').matches) return;
  let shown: number | null = null;
  const show = () => {
    const count = state.getState().tasks.filter(({ done }) => !done).length;
    if (count === shown) return;
    shown = count;
    // Some systems refuse without a permission. A number on an icon is not worth asking for one.
    navigator.setAppBadge(count).catch(() => {});
  };
  show();
  state.subscribe(({ tasks }, former) => {
    if (tasks !== former.tasks) show();
  });
}

/** Logs in development. In production it sends only to the address the deployer has configured. */
function reportMetric({ name, value, rating }: Metric): void {
  if (import.meta.env.DEV) {
    console.info(`${name}: ${value.toFixed(3)} (${rating})`);
    return;
  }
  const address = import.meta.env.PUBLIC_METRICS_URL;
  if (address) navigator.sendBeacon(address, JSON.stringify({ name, value, rating }));
}

/** Fetches the remaining code, one part at a time, so that an open page needs no network for it. */
async function fetchAhead(): Promise<void> {
  await fetchAll(TaskDetailsScreen);
  // The tools share a chunk, but React would delay each one that was not fetched by 300 ms.
  await fetchAll(...Object.values(ListTools), lazyCopyRows);
  await fetchAll(LongRows);
  for (const part of Object.values(lazyMessages)) await fetchAll(part);
}

async function fetchAll(...parts: readonly { fetch(): Promise<unknown> }[]): Promise<void> {
  try {
    for (const part of parts) {
      await part.fetch();
      await nextTask();
    }
  } catch {
    // A part that fails now is fetched again when it is used, and its failure is shown then. The
    // others of its chunk would only request it again, and a visitor's retry would wait for that.
  }
}

/**
 * Ends the current task of the browser; the caller continues in the next one. In between the page
 * responds and paints: work of 15 ms on a fast computer keeps a slow phone busy for 60.
 */
function nextTask(): Promise<unknown> {
  return new Promise((resolve) => {
    // A timer would wait for up to a second in a hidden tab.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', resolve);
    port1.start();
    port2.postMessage(null);
  });
}
