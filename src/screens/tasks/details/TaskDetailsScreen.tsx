import { useEffect, useMemo, useState, type MouseEvent, type ReactNode } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import type { Task } from '../../../domain/task';
import { useMessages } from '../../../i18n/DictionaryContext';
import { follow } from '../../../routes/follow';
import { Link } from '../../../routes/Link';
import { base, listIn, PATHS, pathOf, withTerm } from '../../../routes/addresses';
import { isPlainClick } from '../../../ui/keys';
import { classNames } from '../../../ui/classNames';
import { focusHeading } from '../../../ui/focus';
import { Icon } from '../../../ui/Icon';
import { surroundingsOf, type Surroundings } from '../../../store/shownTasks';
import { useTaskCommands, useTaskState } from '../../../store/StoreContext';
import { RemoveTaskQuestion } from '../remove/RemoveTaskQuestion';
import { TaskCard } from './TaskCard';
import styles from './TaskDetailsScreen.module.css';

const BACK = 'M12 5l-5 5 5 5';
const FORWARD = 'M8 5l5 5-5 5';

/** One task with its actions, and links to its neighbours. */
export function TaskDetailsScreen({ id }: { id: string }) {
  const { task: texts } = useMessages();
  const commands = useTaskCommands();
  const listed = useTaskState(({ tasks }) => tasks.find((candidate) => candidate.id === id));
  const surroundings = useSurroundings(id);
  const { previous, next } = surroundings;
  const wayBack = useWayBack();
  /** Shown until the browser has gone back to the list: "not found" would flash. */
  const [removed, setRemoved] = useState<Task | null>(null);
  const task = listed ?? (removed?.id === id ? removed : undefined);
  const [asked, setAsked] = useState<string | null>(null);
  // The question belongs to the task on the screen.
  if (asked !== null && asked !== listed?.id) setAsked(null);
  // While the code of the screen was loading, there was no heading to focus.
  useHeadingFocus();

  const remove = (left: Task) => {
    if (next) goToTask(next);
    else {
      wayBack.goBack();
      setRemoved(left);
    }
    commands.remove(left.id);
  };
  return (
    <div className={classNames('sheet', styles.card)}>
      {task ? (
        <TaskCard
          task={task}
          askToRemove={() => setAsked(task.id)}
          goToPrevious={() => previous && goToTask(previous)}
          goToNext={() => next && goToTask(next)}
        />
      ) : (
        <UnknownTask />
      )}
      <div className={styles.foot} data-off-paper="">
        <BackLink {...wayBack} label={texts.back}>
          <Icon path={BACK} />
          {task ? <TwoLengths long={texts.back} short={texts.backShort} /> : texts.back}
        </BackLink>
        {task && <TaskPager {...surroundings} />}
      </div>
      {listed && asked === listed.id && (
        <RemoveTaskQuestion
          task={listed}
          onYes={() => remove(listed)}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}

function UnknownTask() {
  const { task: texts } = useMessages();
  // When another tab removes the task, a question about it closes and loses the focus.
  useHeadingFocus();
  return (
    <div className={styles.unknown}>
      <h1 className={styles.content} tabIndex={-1}>
        {texts.unknown}
      </h1>
      <p className={classNames('quiet', styles.completed)}>{texts.unknownHint}</p>
    </div>
  );
}

/** For a heading that replaces the focused element. */
function useHeadingFocus() {
  useEffect(() => {
    if (document.activeElement?.matches('main')) focusHeading();
  }, []);
}

/** Not a selector, which would search a long list with every change of the state. */
function useSurroundings(id: string) {
  const tasks = useTaskState((state) => state.tasks);
  const hideDone = useTaskState((state) => state.hideDone);
  const term = useTaskState((state) => state.term);
  return useMemo(() => surroundingsOf({ tasks, hideDone, term }, id), [tasks, hideDone, term, id]);
}

interface WayBack {
  readonly address: string;
  readonly isFromList: boolean;
  readonly goBack: () => void;
}

/** Back to the list with its search and, if the visitor came from it, its scroll position. */
function useWayBack(): WayBack {
  const term = useTaskState((state) => state.term);
  const isFromList = listIn(useHistoryState()) !== null;
  const address = base + PATHS.tasks + withTerm('', term);
  const goBack = () => (isFromList ? history.back() : follow(address));
  return { address, isFromList, goBack };
}

interface BackLinkProps extends WayBack {
  readonly label: string;
  readonly children: ReactNode;
}

function BackLink({ address, isFromList, goBack, label, children }: BackLinkProps) {
  const click = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    goBack();
  };
  return (
    <a href={address} aria-label={label} data-back={isFromList ? '' : undefined} onClick={click}>
      {children}
    </a>
  );
}

/** Back leads to the list, not to the task before. */
function goToTask({ id }: Task): void {
  follow(base + pathOf({ screen: 'task', id }), true);
}

/** Goes through the filtered list. */
function TaskPager({ previous, next, place, count }: Surroundings) {
  const { task: texts } = useMessages();
  // As wide for the first as for the last, so that the links stay in their places.
  const minWidth = `${texts.place(count, count).length}ch`;
  return (
    <div className={styles.pager}>
      <Link to={detailsOf(previous)} inPlace rel="prev" aria-label={texts.previous}>
        <Icon path={BACK} />
        <TwoLengths long={texts.previous} short={texts.previousShort} />
      </Link>
      <span className={classNames('note', styles.place)} style={{ minWidth }}>
        {place > 0 && texts.place(place, count)}
      </span>
      <Link to={detailsOf(next)} inPlace rel="next" aria-label={texts.next}>
        <TwoLengths long={texts.next} short={texts.nextShort} />
        <Icon path={FORWARD} />
      </Link>
    </div>
  );
}

function detailsOf(task: Task | undefined) {
  return task ? ({ screen: 'task', id: task.id } as const) : null;
}

/** A phone has no room for the whole words. */
function TwoLengths({ long, short }: { long: string; short: string }) {
  return (
    <>
      <span className="long">{long}</span>
      <span className="short">{short}</span>
    </>
  );
}
