import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { navigate } from 'wouter/use-browser-location';
import { base, isOnList, leftList, PATHS } from '../routes/addresses';
import { showUndone } from '../screens/tasks/row/showTask';
import { useNotifications, useTaskStore } from '../store/StoreContext';
import { undoQueue } from '../store/undoQueue';
import { focusMain, isFocusLost } from '../ui/focus';
import { isApple, keyOf } from '../ui/keys';
import { isDialogOpen } from '../ui/Modal';

/** The keys that work on every screen. */
export function usePageKeys(): void {
  useUndoKeys();
  useSearchKey();
}

/** Ctrl+Z (⌘Z) undoes; Ctrl+Shift+Z and Ctrl+Y redo. */
function useUndoKeys(): void {
  const store = useTaskStore();
  const notifications = useNotifications();
  useEffect(() => {
    const { commands } = store;
    const inTurn = undoQueue(store);
    const run = (command: 'undo' | 'redo'): boolean => {
      const entry = commands[command]();
      if (entry) showUndone(entry, commands, notifications);
      return entry !== null;
    };
    /** The field for new tasks was typed into since the page opened or the last task was added. */
    let isTypedInto = false;
    const press = async (event: KeyboardEvent) => {
      const command = commandOf(event);
      if (!command || isDialogOpen() || isTaken(event.target, isTypedInto)) return;
      event.preventDefault();
      await inTurn(() => run(command));
      requestAnimationFrame(() => {
        // The row that had the focus may be gone.
        if (isFocusLost()) focusMain();
      });
    };
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('keydown', (event) => void press(event), { signal });
    addEventListener('input', ({ target }) => (isTypedInto ||= isNewTask(target)), { signal });
    addEventListener('reset', () => (isTypedInto = false), { signal });
    return () => listening.abort();
  }, [store, notifications]);
}

function commandOf(event: KeyboardEvent): 'undo' | 'redo' | null {
  const key = keyOf(event);
  if (/^(Ctrl|Meta)\+z$/.test(key)) return 'undo';
  return /^((Ctrl|Meta)\+Shift\+z|Ctrl\+y)$/.test(key) ? 'redo' : null;
}

const isNewTask = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.dataset['control'] === 'new-task';

/**
 * Text fields have an undo of their own. The field for new tasks has nothing to undo right after one
 * was added, and the key then undoes the adding. A field that was emptied has: the key brings its
 * text back.
 */
function isTaken(target: EventTarget | null, isTypedInto: boolean): boolean {
  if (!(target instanceof Element)) return false;
  if (isNewTask(target) && target.value === '' && !isTypedInto) return false;
  return target.matches('input:not([type="checkbox"]), textarea');
}

/** Ctrl+K (⌘K) goes to the search, from another screen back to the list as it was left. */
function useSearchKey(): void {
  useEffect(() => {
    const wanted = isApple() ? 'Meta+k' : 'Ctrl+k';
    const press = (event: KeyboardEvent) => {
      if (keyOf(event) !== wanted || isDialogOpen()) return;
      event.preventDefault();
      // Rendered at once, so that the next letter typed reaches the field.
      if (!isOnList()) flushSync(() => navigate(base + PATHS.tasks + (leftList() ?? '')));
      const field = document.querySelector<HTMLInputElement>('[type="search"]');
      field?.focus();
      field?.select();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
