import { latePart } from '../../latePart';
import type { NotedSteps } from '../../storage/undo/notedSteps';
import type { Stores } from '../../store/StoreContext';
import { whenIdle } from './whenIdle';

const background = latePart(
  async () =>
    (await import(/* webpackChunkName: "background" */ './workInBackground')).workInBackground,
);

/** Starts what no visitor waits for: the installed app, offline support, prefetching, metrics. */
export function afterStart({ tasks, notifications }: Stores, steps: NotedSteps | null): void {
  // Asked now: by the time the background works, a newer worker may have taken over.
  const worker = navigator.serviceWorker?.controller;
  const work = async () => {
    try {
      const workInBackground = await background.fetch();
      await workInBackground(tasks, notifications, worker);
    } catch (error) {
      notifications.notifyMissingPart(error, () => void work());
    }
  };
  whenIdle(() => {
    tasks.commands.findOrphanedDrafts();
    // Opened now, it has deleted what is too old, and the first step is saved without delay.
    steps?.fetch();
    void work();
  });
}
