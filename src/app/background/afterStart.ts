import { latePart, reasonOf } from '../../latePart';
import type { NotedSteps } from '../../storage/undo/notedSteps';
import type { TaskStore } from '../../store/taskStore';
import { whenIdle } from './whenIdle';

const background = latePart(
  async () =>
    (await import(/* webpackChunkName: "background" */ './workInBackground')).workInBackground,
);

/** Starts what no visitor waits for: the installed app, offline support, prefetching, metrics. */
export function afterStart(tasks: TaskStore, steps: NotedSteps | null): void {
  const { commands } = tasks;
  // Asked now: by the time the background works, a newer worker may have taken over.
  const worker = navigator.serviceWorker?.controller;
  const work = async () => {
    try {
      const workInBackground = await background.fetch();
      await workInBackground(tasks, worker);
    } catch (error) {
      const retry = () => void work();
      commands.tell({ type: 'partFailed', reason: reasonOf(error), retry });
    }
  };
  whenIdle(() => {
    commands.findOrphans();
    // Opened now, it has deleted what is too old, and the first step is saved without delay.
    steps?.fetch();
    void work();
  });
}
