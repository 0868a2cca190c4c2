import type { TaskStore } from './taskStore';

/**
 * Runs the keys of undo and redo in their order. A key that finds nothing to do waits until the
 * entries of earlier visits have been read, and the keys after it wait, too.
 * @param run Returns false if it found nothing to do.
 */
export function undoQueue({ history, commands }: Pick<TaskStore, 'history' | 'commands'>) {
  let last: Promise<void> | null = null;
  const lastChange = () => history.getState().entries.findLast(({ undoes }) => !undoes);

  return async (run: () => boolean): Promise<void> => {
    if (!last && run()) return;
    const former = last;
    const change = lastChange();
    // The key was not meant for a change that the visitor has made since.
    const isMeant = () => lastChange() === change;
    const work = async () => {
      await former;
      if (!isMeant() || run()) return;
      await commands.recall();
      if (isMeant()) run();
    };
    const mine = work();
    last = mine;
    await mine.finally(() => {
      if (last === mine) last = null;
    });
  };
}
