import type { KeyboardEvent } from 'react';
import { taskAt } from '../rowFocus';
import type { Direction } from './useOrder';

/** Alt with an arrow moves the row that has the focus. */
export function moveKeys(onMove: (id: string, direction: Direction) => void) {
  return {
    onKeyDown(event: KeyboardEvent) {
      const direction = directionOf(event);
      const id = taskAt(event.target);
      if (direction === null || id === null) return;
      event.preventDefault();
      onMove(id, direction);
    },
  };
}

function directionOf(event: KeyboardEvent): Direction | null {
  const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event;
  if (!altKey || ctrlKey || metaKey || shiftKey) return null;
  // In a text field these keys move the cursor.
  if (target instanceof HTMLTextAreaElement) return null;
  if (key === 'ArrowUp') return -1;
  return key === 'ArrowDown' ? 1 : null;
}
