import { latePart } from '../../latePart';
import type { NotedSteps } from '../../storage/undo/notedSteps';
import type { Stores } from '../../store/StoreContext';

const background = latePart(
  async () =>
    (await import(/* webpackChunkName: "background" */ './workInBackground')).workInBackground,
);

/** Starts what no visitor waits for: the installed app, offline support, prefetching, metrics. */
export function afterStart(stores: Stores, steps: NotedSteps | null): void {
  // Asked now: by the time the background works, a newer worker may have taken over.
  const worker = navigator.serviceWorker?.controller;
  const work = async () => {
    try {
      const workInBackground = await background.fetch();
      await workInBackground(stores, worker);
    } catch (error) {
      stores.notifications.notifyMissingPart(error, () => void work());
    }
  };
  whenIdle(() => {
    stores.tasks.commands.findOrphanedDrafts();
    // Opening it now deletes what is too old, and the first step is then saved without delay.
    steps?.fetch();
    void work();
  });
}

/** Runs low-priority work once the page has loaded and the browser is idle. */
function whenIdle(work: () => void): void {
  const wait = () => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(work);
    else setTimeout(work, 2000);
  };
  // Before `load`, a request that hangs would keep the page loading just as long.
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
