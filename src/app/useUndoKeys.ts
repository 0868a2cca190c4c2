import { useEffect } from 'react';
import { useTaskCommands } from '../store/StoreContext';
import { focusMain, isFocusLost } from '../ui/focus/focus';
import { keyOf } from '../ui/keys';

/** Ctrl+Z (⌘Z) undoes; Ctrl+Shift+Z and Ctrl+Y redo. */
export function useUndoKeys(): void {
  const commands = useTaskCommands();
  useEffect(() => {
    /** How many keys were carried out at once. */
    let carriedOut = 0;
    const press = async (event: KeyboardEvent) => {
      const command = commandOf(event);
      if (!command || isTaken(event.target)) return;
      event.preventDefault();
      // Its own steps are at hand: only for those of earlier visits a page has to wait.
      if (commands[command]()) {
        carriedOut += 1;
      } else {
        const before = carriedOut;
        await commands.recall();
        // A key that was pressed later may have been quicker: what it did is not meant.
        if (carriedOut === before) commands[command]();
      }
      requestAnimationFrame(() => {
        // The row that had the focus may be gone.
        if (isFocusLost()) focusMain();
      });
    };
    const onKey = (event: KeyboardEvent) => void press(event);
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [commands]);
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
