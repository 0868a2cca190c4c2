import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { TaskCommands } from '../../../store/taskStore';
import { keyOf } from '../../../ui/keys';
import { controlOf, focusedControl, rowWith, type RowControl } from '../../../ui/focus/rowFocus';

/**
 * Arrows, Home and End go to the same control of another row, and above the first one to the field
 * that the list is reached from; with Alt they move the row itself. F2 edits, Delete asks to remove. The rows stay an ordinary list: screen readers that go through it
 * line by line keep their own keys.
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
  if (key === 'Alt+ArrowUp') {
    stepRow(commands, task.id, -1);
  } else if (key === 'Alt+ArrowDown') {
    stepRow(commands, task.id, 1);
  } else if (key === 'F2') {
    // An editor takes the focus when it opens; one that is open already has to be given it.
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
    // At the end the key is the browser's: it scrolls the page.
    return;
  }
  event.preventDefault();
}

/** The search while there is one, and otherwise the field for new tasks. */
function fieldAbove(): HTMLElement | null {
  return (
    document.querySelector<HTMLElement>('[type="search"]:not(:placeholder-shown)') ??
    document.querySelector<HTMLElement>('[data-control="new-task"]')
  );
}

/** Moves a row up or down by one. */
export function stepRow(commands: TaskCommands, id: string, direction: -1 | 1): void {
  flushSync(() => commands.step(id, direction));
  // Browsers scroll to a control that gets the focus, not to a focused one that is moved away.
  rowWith(id)?.scrollIntoView({ block: 'nearest' });
}

/** Gives the focus to a control of a row, which a long list puts into the page for that. */
export function goToRow(commands: TaskCommands, { id, name }: RowControl): void {
  if (!rowWith(id)) flushSync(() => commands.reveal(id));
  // The buttons that move a row are only in the one that has the pointer or the focus.
  const control = controlOf(id, name) ?? controlOf(id, 'text');
  control?.focus({ preventScroll: true });
  // Browsers put what gets the focus into the middle of the window, and rows would jump.
  rowWith(id)?.scrollIntoView({ block: 'nearest' });
}
