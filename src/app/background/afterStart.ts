import { latePart, reasonOf, type LatePart } from '../../latePart';
import type { TaskCommands } from '../../store/taskStore';
import { whenIdle } from './whenIdle';

const background = latePart(
  async () =>
    (await import(/* webpackChunkName: "background" */ './workInBackground')).workInBackground,
);

/** Starts what no visitor waits for: offline support, prefetching, metrics. */
export function afterStart(
  commands: Pick<TaskCommands, 'tell' | 'findOrphans'>,
  steps: LatePart<unknown> | null,
): void {
  const work = async () => {
    try {
      const workInBackground = await background.fetch();
      await workInBackground();
    } catch (error) {
      const retry = () => void work();
      commands.tell({ type: 'partFailed', reason: reasonOf(error), retry });
    }
  };
  whenIdle(() => {
    commands.findOrphans();
    // Opened now, it has deleted what is too old, and the first step is saved without delay.
    steps?.fetch().catch(() => {});
    void work();
  });
}
