import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { LongRows } from './LongRows';
import { ROW_HEIGHT } from './PlainRows';
import { focusControl, focusedControl } from './rowFocus';

export const MANY_ROWS = 500;
/** The navigation, the header, the form and the search take at least this much of a window. */
const ABOVE_LIST = 560;

type Loading = typeof LongRows | 'pending' | 'failed';

/** Kept from one visit of the screen to the next, which then is not plain for a moment. */
let loaded: Loading = 'pending';

interface List {
  /** How many rows there would be. */
  readonly count: number;
  readonly isWhole: boolean;
  readonly isLong: boolean;
  /** The visitor types in one of the rows. */
  readonly isBusy: boolean;
}

interface Rows {
  /** Null: the rows are plain, and `plainCount` of them. */
  readonly LongRows: typeof LongRows | null;
  readonly plainCount: number;
}

/** As many as the window shows: they are seen before the rest of the list is made. */
export function firstRows(): number {
  return Math.max(1, Math.ceil((innerHeight - ABOVE_LIST) / ROW_HEIGHT));
}

export function useLongRows({ count, isWhole, isLong, isBusy }: List): Rows {
  const [state, setState] = useState<Loading>(() => loaded);
  const [isVirtual, setIsVirtual] = useState(false);
  // When a short list becomes long, its rows stay on the page.
  const [stay, setStay] = useState(0);
  if (!isLong && count > stay) setStay(count);

  useEffect(() => {
    if (!isLong || loaded !== 'pending') return;
    const load = async () => {
      try {
        const module = await import(/* webpackChunkName: "long-list" */ './LongRows');
        loaded = module.LongRows;
        const focused = focusedControl();
        flushSync(() => setState(() => module.LongRows));
        focusControl(focused);
      } catch {
        // The whole list is then plain: slow, but nothing of it is missing.
        setState('failed');
      }
    };
    void load();
  }, [isLong]);

  // Another kind of list is another set of rows: what is being typed in one would be lost.
  if (isLong && !isVirtual && !isBusy && typeof state === 'function') setIsVirtual(true);
  const isPartial = isLong ? state !== 'failed' : !isWhole;
  return {
    LongRows: isVirtual && typeof state === 'function' ? state : null,
    plainCount: isPartial ? Math.max(isLong ? stay : 0, firstRows()) : Infinity,
  };
}
