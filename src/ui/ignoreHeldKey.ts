import type { KeyboardEvent } from 'react';

/** For a button that is handed the focus: a key that is still held down is not meant for it. */
export function ignoreHeldKey(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
}
