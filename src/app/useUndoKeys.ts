import { useEffect } from 'react';
import { showUndone } from '../screens/tasks/row/showTask';
import { useNotifications, useTaskCommands } from '../store/StoreContext';
import { focusMain, isFocusLost } from '../ui/focus/focus';
import { keyOf } from '../ui/keys';

/** Ctrl+Z (⌘Z) undoes; Ctrl+Shift+Z and Ctrl+Y redo. */
export function useUndoKeys(): void {
  const commands = useTaskCommands();
  const { notify } = useNotifications();
  useEffect(() => {
    /** How many keys had an effect at once. */
    let carriedOut = 0;
    const carryOut = (command: 'undo' | 'redo'): boolean => {
      const step = commands[command]();
      if (step && command === 'undo') showUndone(step, commands, notify);
      return step !== null;
    };
    const press = async (event: KeyboardEvent) => {
      const command = commandOf(event);
      if (!command || isTaken(event.target)) return;
      event.preventDefault();
      // The steps of this page are at hand; those of earlier visits have to be fetched.
      if (carryOut(command)) {
        carriedOut += 1;
      } else {
        const before = carriedOut;
        await commands.recall();
        // A later key may have been quicker: what it did must not be taken back by this one.
        if (carriedOut === before) carryOut(command);
      }
      requestAnimationFrame(() => {
        // The row that had the focus may be gone.
        if (isFocusLost()) focusMain();
      });
    };
    const onKey = (event: KeyboardEvent) => void press(event);
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [commands, notify]);
}

function commandOf(event: KeyboardEvent): 'undo' | 'redo' | null {
  const key = keyOf(event);
  if (/^(Ctrl|Meta)\+z$/.test(key)) return 'undo';
  return /^((Ctrl|Meta)\+Shift\+z|Ctrl\+y)$/.test(key) ? 'redo' : null;
}

/**
 * Text fields have an undo of their own, and an open dialog has to be answered first. The field for
 * new tasks is empty right after adding one, and that is what is to be undone then.
 */
function isTaken(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target.matches('[data-control="new-task"]:placeholder-shown')) return false;
  return (
    target.matches('input:not([type="checkbox"]), textarea') || target.closest('dialog') !== null
  );
}
