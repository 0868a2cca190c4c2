import { useEffect } from 'react';
import { useTaskCommands } from '../store/StoreContext';
import { focusMain } from '../ui/focusMain';

/** Ctrl or Cmd with Z, and with Shift and Z or with Y. */
export function useUndoKeys(): void {
  const commands = useTaskCommands();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const command = commandOf(event);
      if (!command || isTaken(event.target)) return;
      event.preventDefault();
      if (command === 'undo') commands.undo();
      else commands.redo();
      requestAnimationFrame(() => {
        // The row that had the focus may be gone.
        if (document.activeElement === document.body) focusMain();
      });
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [commands]);
}

function commandOf(event: KeyboardEvent): 'undo' | 'redo' | null {
  if (event.altKey || event.ctrlKey === event.metaKey) return null;
  const key = event.key.toLowerCase();
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
  return key === 'y' && event.ctrlKey && !event.shiftKey ? 'redo' : null;
}

/** In a text field the keys belong to the field; a dialog has to be answered first. */
function isTaken(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return (
    target.matches('input:not([type="checkbox"]), textarea') || target.closest('dialog') !== null
  );
}
