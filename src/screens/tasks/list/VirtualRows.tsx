import { createContext, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  Virtualizer,
  type CustomContainerComponentProps,
  type CustomItemComponentProps,
} from 'virtua';
import type { Tasks } from '../../../domain/task';
import { useMessages } from '../../../i18n/DictionaryContext';
import { useTaskState } from '../../../store/StoreContext';
import { taskAt } from '../row/rowFocus';
import { TaskRow } from '../row/TaskRow';
import rowStyles from '../row/TaskRow.module.css';
import { ROW_HEIGHT, WIDE_ROW_HEIGHT } from '../../../firstPaint/painted';

const TasksContext = createContext<Tasks>([]);

export interface VirtualRowsProps {
  readonly tasks: Tasks;
  readonly term: string;
  /** How many rows to render before the window is measured. */
  readonly firstCount: number;
}

export function VirtualRows({ tasks, term, firstCount }: VirtualRowsProps) {
  const frame = useRef<HTMLDivElement>(null);
  const page = useRef(document.documentElement);
  const [top, setTop] = useState(0);
  // Otherwise the rows would move as soon as they are measured.
  const [rowHeight] = useState(() =>
    matchMedia('(max-width: 767px)').matches ? ROW_HEIGHT : WIDE_ROW_HEIGHT,
  );
  const [painted] = useState(() => paintedHeights(tasks));
  const revealedId = useTaskState((state) => state.revealedId);
  const editedId = useTaskState((state) => state.editedId);
  /** The row last focused or pressed, which stays mounted when it is scrolled away. */
  const [heldId, setHeldId] = useState(() => taskAt(document.activeElement));
  const measure = () => setTop(frame.current ? topOf(frame.current) : 0);

  useLayoutEffect(measure, []);
  useEffect(forwardScrolling, []);
  useEffect(() => {
    const element = frame.current;
    const hold = ({ target }: Event) => setHeldId(taskAt(target));
    element?.addEventListener('focusin', hold);
    element?.addEventListener('pointerdown', hold);
    return () => {
      element?.removeEventListener('focusin', hold);
      element?.removeEventListener('pointerdown', hold);
    };
  }, []);

  return (
    <div ref={frame}>
      <TasksContext value={tasks}>
        <Virtualizer
          as={List}
          item={Item}
          data={tasks}
          itemSize={rowHeight}
          cache={[painted]}
          scrollRef={page}
          startMargin={top}
          ssrCount={firstCount}
          keepMounted={mountedRows(tasks, heldId, editedId, revealedId)}
          onResize={measure}
          onScroll={measure}
        >
          {(task) => <TaskRow key={task.id} task={task} term={term} />}
        </Virtualizer>
      </TasksContext>
    </div>
  );
}

/**
 * Named with the count, because screen readers count the rendered rows, whatever `aria-setsize` says.
 * The library blocks pointer events while scrolling, and a quick click would be lost.
 */
function List({ ref, style, children }: CustomContainerComponentProps) {
  const { list } = useMessages();
  const { length } = useContext(TasksContext);
  return (
    <ul ref={ref} style={{ ...style, pointerEvents: 'auto' }} aria-label={list.named(length)}>
      {children}
    </ul>
  );
}

/** The library hides rows until they are measured, and a hidden row cannot have the focus. */
function Item({ ref, style, index, children }: CustomItemComponentProps) {
  const tasks = useContext(TasksContext);
  return (
    <li
      ref={ref}
      style={{ ...style, visibility: 'visible' }}
      className={rowStyles.row}
      data-task={tasks[index]?.id}
      aria-posinset={index + 1}
      aria-setsize={tasks.length}
    >
      {children}
    </li>
  );
}

/** Without these heights, rows below a painted one of several lines would jump for a frame. */
function paintedHeights(tasks: Tasks): number[] {
  const rows = [...document.querySelectorAll<HTMLElement>('li[data-task]')];
  const heights = new Map(rows.map((row) => [row.dataset['task'], row.offsetHeight]));
  const count = tasks.findIndex(({ id }) => !heights.get(id));
  return tasks.slice(0, count < 0 ? tasks.length : count).map(({ id }) => heights.get(id) ?? 0);
}

/** Includes the neighbours, so that Tab can reach them. */
function mountedRows(tasks: Tasks, ...ids: readonly (string | null)[]): number[] {
  return ids.flatMap((id) => {
    const index = id === null ? -1 : tasks.findIndex((task) => task.id === id);
    return index < 0 ? [] : [Math.max(0, index - 1), index, index + 1];
  });
}

/** The page's scroll events are fired on the document, but the library listens on the root element. */
function forwardScrolling(): () => void {
  const forward = () => document.documentElement.dispatchEvent(new Event('scroll'));
  document.addEventListener('scroll', forward);
  // The page may already be scrolled.
  const first = requestAnimationFrame(forward);
  return () => {
    cancelAnimationFrame(first);
    document.removeEventListener('scroll', forward);
  };
}

function topOf(element: HTMLElement): number {
  return Math.round(element.getBoundingClientRect().top + scrollY);
}
