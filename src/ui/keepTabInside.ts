import type { KeyboardEvent } from 'react';

/** From its last control a modal dialog lets Tab out into the browser's own; here it goes round. */
export function keepTabInside(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key !== 'Tab') return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const [first, last] = [buttons.at(0), buttons.at(-1)];
  if (document.activeElement !== (event.shiftKey ? first : last)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
