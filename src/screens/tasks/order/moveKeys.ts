import type { KeyboardEvent } from 'react';
import type { TaskCommands } from '../../../store/taskStore';
import { taskAt } from '../row/rowFocus';
import { stepRow, type Direction } from './stepRow';

/** Alt with an arrow moves the row that has the focus. */
export function moveKeys(event: KeyboardEvent, commands: TaskCommands): void {
  const direction = directionOf(event);
  const id = taskAt(event.target);
  if (direction === null || id === null) return;
  event.preventDefault();
  stepRow(commands, id, direction);
}

function directionOf(event: KeyboardEvent): Direction | null {
  const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event;
  if (!altKey || ctrlKey || metaKey || shiftKey) return null;
  // In a text field these keys move the cursor.
  if (target instanceof HTMLTextAreaElement) return null;
  if (key === 'ArrowUp') return -1;
  return key === 'ArrowDown' ? 1 : null;
}
