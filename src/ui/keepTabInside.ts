import type { KeyboardEvent } from 'react';

/** Keeps Tab cycling inside a modal dialog, which would otherwise let it out to the browser's UI. */
export function keepTabInside(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key !== 'Tab') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('button, [tabindex="0"]')];
  const [first, last] = [stops.at(0), stops.at(-1)];
  if (document.activeElement !== (event.shiftKey ? first : last)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
