import { useEffect, type RefObject } from 'react';

let draft = '';

/** Typing that was not added stays in the field while another screen is open, or fails to open. */
export function useDraft(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    restore(input);
    return () => {
      draft = input.value;
    };
  }, [field]);
}

function restore(input: HTMLInputElement): void {
  if (draft !== '') input.value = draft;
}
