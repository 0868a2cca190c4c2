import { createContext, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  Virtualizer,
  type CacheSnapshot,
  type CustomContainerComponentProps,
  type CustomItemComponentProps,
  type VirtualizerHandle,
} from 'virtua';
import type { Tasks } from '../../domain/task';
import { ROW_HEIGHT } from './PlainRows';
import { taskAt } from './rowFocus';
import type { TaskRowsProps } from './TaskRows';
import styles from './TaskRows.module.css';

const CountContext = createContext(0);

/** The heights of the rows when the screen was left: coming back leads to the same place. */
let left: { readonly count: number; readonly heights: CacheSnapshot } | null = null;

interface VirtualRowsProps extends TaskRowsProps {
  /** How many rows to begin with, before the window is measured. */
  readonly firstCount: number;
}

export function VirtualRows({ tasks, editedId, renderRow, firstCount }: VirtualRowsProps) {
  const frame = useRef<HTMLDivElement>(null);
  const virtualizer = useRef<VirtualizerHandle>(null);
  const page = useRef(document.documentElement);
  const [known] = useState(() => (left?.count === tasks.length ? { cache: left.heights } : {}));
  const [top, setTop] = useState(0);
  /** The row last focused or pressed. It may be scrolled away, and must not be lost by that. */
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
  useEffect(() => {
    const handle = virtualizer.current;
    return () => {
      left = handle && { count: tasks.length, heights: handle.cache };
    };
  }, [tasks.length]);

  return (
    <div ref={frame}>
      <CountContext value={tasks.length}>
        <Virtualizer
          ref={virtualizer}
          as={List}
          item={Item}
          data={tasks}
          itemSize={ROW_HEIGHT}
          scrollRef={page}
          startMargin={top}
          ssrCount={firstCount}
          keepMounted={keptRows(tasks, heldId, editedId)}
          {...known}
          onResize={measure}
          onScroll={measure}
        >
          {renderRow}
        </Virtualizer>
      </CountContext>
    </div>
  );
}

/** While the page scrolls the library lets no pointer through, and a quick click would be lost. */
function List({ ref, style, children }: CustomContainerComponentProps) {
  return (
    <ul ref={ref} style={{ ...style, pointerEvents: 'auto' }} className={styles.rows}>
      {children}
    </ul>
  );
}

/** Until a row is measured the library hides it, and a hidden one cannot have or keep the focus. */
function Item({ ref, style, index, children }: CustomItemComponentProps) {
  const count = useContext(CountContext);
  return (
    <li
      ref={ref}
      style={{ ...style, visibility: 'visible' }}
      className={styles.item}
      aria-posinset={index + 1}
      aria-setsize={count}
    >
      {children}
    </li>
  );
}

/** With the neighbours, so that Tab goes on to the next row. */
function keptRows(tasks: Tasks, ...ids: readonly (string | null)[]): number[] {
  return ids.flatMap((id) => {
    const index = id === null ? -1 : tasks.findIndex((task) => task.id === id);
    return index < 0 ? [] : [Math.max(0, index - 1), index, index + 1];
  });
}

/** The page scrolls, but its events reach the document only, not the element that scrolls. */
function forwardScrolling(): () => void {
  const forward = () => document.documentElement.dispatchEvent(new Event('scroll'));
  document.addEventListener('scroll', forward);
  // The page may have been scrolled already.
  const first = requestAnimationFrame(forward);
  return () => {
    cancelAnimationFrame(first);
    document.removeEventListener('scroll', forward);
  };
}

function topOf(element: HTMLElement): number {
  return Math.round(element.getBoundingClientRect().top + scrollY);
}
