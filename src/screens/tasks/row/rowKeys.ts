import type { KeyboardEvent } from 'react';
import type { TaskCommands } from '../../../store/taskStore';
import { goToRow } from './goToRow';
import { focusControl, focusedControl } from './rowFocus';

/**
 * Arrows, Home and End go to the same control of another row, F2 edits, Delete asks to remove. The
 * rows stay an ordinary list: screen readers that go through it line by line keep their own keys.
 */
export function rowKeys(event: KeyboardEvent, commands: TaskCommands): void {
  const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event;
  if (altKey || ctrlKey || metaKey || shiftKey) return;
  // In the editor these keys are for its text.
  if (!(target instanceof Element) || target.closest('form')) return;
  const focused = focusedControl();
  const shown = commands.shown();
  const index = shown.findIndex(({ id }) => id === focused?.id);
  const task = shown[index];
  if (!focused || !task) return;

  if (key === 'F2') {
    // The editor takes the focus from its own row; one that is open already has to be given it.
    focusControl({ id: task.id, name: 'text' });
    commands.beginEdit(task);
  } else if (key === 'Delete') {
    commands.askToRemove(task);
  } else {
    const goal = shown[goalOf(key, index, shown.length)];
    // At either end the key is the browser's again: it scrolls the page.
    if (!goal || goal === task) return;
    goToRow(commands, { ...focused, id: goal.id });
  }
  event.preventDefault();
}

/** The position to go to; -1 if the key leads nowhere. */
function goalOf(key: string, position: number, count: number): number {
  switch (key) {
    case 'ArrowUp':
      return position - 1;
    case 'ArrowDown':
      return position + 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return -1;
  }
}
