import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { TaskCommands } from '../../../store/taskStore';
import { keyOf } from '../../../ui/keys';
import { controlOf, focusedControl, rowWith, type RowControl } from '../row/rowFocus';
import { scrollToRow } from '../row/scrollToRow';

/** How far each key moves the row. */
const DISTANCES = new Map([
  ['Alt+ArrowUp', -1],
  ['Alt+ArrowDown', 1],
  ['Alt+Shift+ArrowUp', -Infinity],
  ['Alt+Shift+ArrowDown', Infinity],
]);

/**
 * Arrows, Home and End go to the same control of another row, and from the first row up to the field
 * above the list. Alt with an arrow moves the row, with Shift to the top or the end. F2 edits,
 * Delete asks to remove. The rows stay an ordinary list, so that screen readers keep their own keys.
 */
export function rowKeys(event: KeyboardEvent, commands: TaskCommands): void {
  const key = keyOf(event);
  const focused = focusedControl();
  // In the editor these keys are for its text.
  if (!focused || document.activeElement?.closest('form')) return;
  const shown = commands.shown();
  const index = shown.findIndex(({ id }) => id === focused.id);
  const task = shown[index];
  if (!task) return;

  const goals = new Map([
    ['ArrowUp', index - 1],
    ['ArrowDown', index + 1],
    ['Home', 0],
    ['End', shown.length - 1],
  ]);
  const goal = shown[goals.get(key) ?? index];
  const distance = DISTANCES.get(key);
  if (distance !== undefined) {
    stepRow(commands, task.id, distance);
  } else if (key === 'F2') {
    // An editor takes the focus when it opens. One that is already open has to be focused.
    const text = controlOf(task.id, 'text');
    if (text?.matches('textarea')) text.focus();
    else commands.beginEdit(task);
  } else if (key === 'Delete') {
    commands.askToRemove(task);
  } else if (goal && goal !== task) {
    goToRow(commands, { ...focused, id: goal.id });
  } else if (key === 'ArrowUp') {
    fieldAbove()?.focus();
  } else {
    // At the end of the list the browser scrolls the page.
    return;
  }
  event.preventDefault();
}

/** The search field during a search, otherwise the field for new tasks. */
function fieldAbove(): HTMLElement | null {
  return (
    document.querySelector<HTMLElement>('[type="search"]:not(:placeholder-shown)') ??
    document.querySelector<HTMLElement>('[data-control="new-task"]')
  );
}

/** A negative distance is upwards. */
export function stepRow(commands: TaskCommands, id: string, distance: number): void {
  flushSync(() => commands.step(id, distance));
  // Browsers scroll to a control that gets the focus, but not along with one that moves.
  rowWith(id)?.scrollIntoView({ block: 'nearest' });
}

/** Scrolls to a row, focuses one of its controls, and returns the row. */
export function goToRow(commands: TaskCommands, { id, name }: RowControl): HTMLElement | null {
  const row = scrollToRow(commands, id);
  // Only the active row has the buttons that move it.
  const control = controlOf(id, name) ?? controlOf(id, 'text');
  // Browsers scroll a focused element to the middle of the window, and rows would jump.
  control?.focus({ preventScroll: true });
  return row;
}
