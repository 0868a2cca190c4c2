import type { KeyboardEvent } from 'react';
import { taskAt } from './rowFocus';
import type { Step } from './useOrder';

/** Alt with an arrow moves the row that has the focus. */
export function moveKeys(onMove: (id: string, step: Step) => void) {
  return {
    onKeyDown(event: KeyboardEvent) {
      const step = stepOf(event);
      const id = taskAt(event.target);
      if (step === null || id === null) return;
      event.preventDefault();
      onMove(id, step);
    },
  };
}

function stepOf(event: KeyboardEvent): Step | null {
  const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event;
  if (!altKey || ctrlKey || metaKey || shiftKey) return null;
  // In a text field it belongs to the field.
  if (target instanceof HTMLTextAreaElement) return null;
  if (key === 'ArrowUp') return -1;
  return key === 'ArrowDown' ? 1 : null;
}
