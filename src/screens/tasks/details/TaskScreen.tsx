import { useEffect, useMemo, useState } from 'react';
import type { Task } from '../../../domain/task';
import { useMessages } from '../../../i18n/DictionaryContext';
import { BackLink } from '../../../routes/Link';
import { focusHeading } from '../../../ui/focus/focus';
import { shownBeside } from '../../../store/shownTasks';
import { useTaskCommands, useTaskState } from '../../../store/StoreContext';
import { RemoveQuestion } from '../remove/RemoveQuestion';
import { TaskDetails } from './TaskDetails';
import { TaskPager, TwoLengths } from './TaskPager';
import styles from './TaskScreen.module.css';

/** One task with all that can be done to it, and the way to its neighbours. */
export function TaskScreen({ id }: { id: string }) {
  const { task: texts } = useMessages();
  const commands = useTaskCommands();
  const listed = useTaskState(({ tasks }) => tasks.find((candidate) => candidate.id === id));
  const { previous, next } = useNeighbours(id);
  /** Shown until the browser has gone back to the list: "not found" would flash. */
  const [removed, setRemoved] = useState<Task | null>(null);
  const task = listed ?? (removed?.id === id ? removed : undefined);
  useEffect(() => {
    // The screen was opened before its code had come, and the heading could not have the focus.
    if (document.activeElement?.matches('main')) focusHeading();
  }, []);

  const remove = (asked: Task) => {
    // As by the visitor's own click: the focus and the place in the list are taken care of.
    document.querySelector<HTMLElement>(next ? 'a[rel="next"]' : '[data-leave] a')?.click();
    if (!next) setRemoved(asked);
    commands.remove(asked.id);
  };
  return (
    <div className={styles.card}>
      {task ? (
        <TaskDetails task={task} />
      ) : (
        <div className={styles.unknown}>
          <h1 className={styles.content} tabIndex={-1}>
            {texts.unknown}
          </h1>
          <p className={styles.completed}>{texts.unknownHint}</p>
        </div>
      )}
      <div className={styles.foot} data-leave="">
        <BackLink label={texts.back}>
          {task ? <TwoLengths long={texts.back} short={texts.backShort} /> : texts.back}
        </BackLink>
        {task && <TaskPager previous={previous} next={next} />}
      </div>
      <RemoveQuestion removeOne={remove} />
    </div>
  );
}

/** Not selectors: those run with every letter typed into the editor, and the list may be long. */
function useNeighbours(id: string) {
  const tasks = useTaskState((state) => state.tasks);
  const hideDone = useTaskState((state) => state.hideDone);
  const term = useTaskState((state) => state.term);
  return useMemo(() => {
    const view = { tasks, hideDone, term };
    return { previous: shownBeside(view, id, 'above'), next: shownBeside(view, id, 'below') };
  }, [tasks, hideDone, term, id]);
}
