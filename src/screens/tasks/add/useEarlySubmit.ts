import { useEffect, type RefObject } from 'react';

/** Adds a task that was submitted before the app had started, which index.html takes note of. */
export function useEarlySubmit(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (dataset.submitted === undefined) return;
    delete dataset.submitted;
    field.current?.form?.requestSubmit();
  }, [field]);
}
