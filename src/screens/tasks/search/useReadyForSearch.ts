import { useEffect } from 'react';
import { matching } from '../../../domain/search';
import type { Tasks } from '../../../domain/task';

/** So many are made ready at a time that the page answers in between. */
const SLICE = 5000;
/** Whatever is looked for, each text is prepared once and kept beside its task. */
const ANY_TERM = 'a';

/**
 * The first search has to prepare every text, which takes longer than a frame in a long list: it
 * is begun when the visitor goes to the search, before the first letter.
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
