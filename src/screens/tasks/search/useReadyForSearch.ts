import { useEffect } from 'react';
import { matching } from '../../../domain/search';
import type { Tasks } from '../../../domain/task';

/** Small enough for the page to respond between two slices. */
const SLICE = 5000;
/** Any term will do: it makes `matching` prepare each text once and remember it. */
const ANY_TERM = 'a';

/**
 * Prepares the texts when the search field gets the focus, because the first search of a long list
 * would otherwise take longer than a frame.
 */
export function useReadyForSearch(tasks: Tasks): void {
  useEffect(() => {
    let next: ReturnType<typeof setTimeout>;
    const prepareFrom = (start: number) => {
      matching(tasks.slice(start, start + SLICE), ANY_TERM);
      if (start + SLICE < tasks.length) next = setTimeout(() => prepareFrom(start + SLICE));
    };
    const prepare = () => {
      if (!document.activeElement?.matches('[type="search"]')) return;
      clearTimeout(next);
      prepareFrom(0);
    };
    prepare();
    addEventListener('focusin', prepare);
    return () => {
      clearTimeout(next);
      removeEventListener('focusin', prepare);
    };
  }, [tasks]);
}
