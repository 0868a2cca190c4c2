import { useEffect } from 'react';
import { matching } from '../../../domain/search';
import { useTaskState } from '../../../store/StoreContext';

/** Any term will do: it makes `matching` prepare the texts and remember them. */
const ANY_TERM = 'a';

/**
 * Prepares the texts when the search field gets the focus, because the first search of a long list
 * would otherwise take longer than a frame.
 */
export function useReadyForSearch(): void {
  const tasks = useTaskState((state) => state.tasks);
  useEffect(() => {
    const prepare = () => {
      if (document.activeElement?.matches('[type="search"]')) matching(tasks, ANY_TERM);
    };
    prepare();
    addEventListener('focusin', prepare);
    return () => removeEventListener('focusin', prepare);
  }, [tasks]);
}
