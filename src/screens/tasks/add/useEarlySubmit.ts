import { useEffect, type RefObject } from 'react';

/** Whoever presses Enter on the page that is still starting (index.html notes it) has added too. */
export function useEarlySubmit(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (dataset.submitted === undefined) return;
    delete dataset.submitted;
    field.current?.form?.requestSubmit();
  }, [field]);
}
