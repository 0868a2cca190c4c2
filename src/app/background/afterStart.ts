import { lazyModule } from '../../lazyModule';
import { whenIdle } from '../../whenIdle';
import type { Stores } from '../../store/StoreContext';

const background = lazyModule(
  async () =>
    (await import(/* webpackChunkName: "background" */ './workInBackground')).workInBackground,
);

/** Starts what no visitor waits for: the installed app, offline support, prefetching, metrics. */
export function afterStart(stores: Stores): void {
  // Read now, because a newer worker may take over before the background code has loaded.
  const worker = navigator.serviceWorker?.controller;
  const work = async () => {
    try {
      const workInBackground = await background.fetch();
      await workInBackground(stores, worker);
    } catch (error) {
      stores.notifications.notifyMissingPart(error, () => void work());
    }
  };
  afterLoad(() => {
    stores.tasks.commands.findOrphanedDrafts();
    void work();
  });
}

function afterLoad(work: () => void): void {
  const wait = () => whenIdle(work, 2000);
  // Before `load`, a request that hangs would keep the page loading just as long.
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
