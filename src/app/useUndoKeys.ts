import { useEffect } from 'react';
import { useTaskCommands } from '../store/StoreContext';
import { focusMain } from '../ui/focusMain';

/** Ctrl+Z (⌘Z) undoes; Ctrl+Shift+Z and Ctrl+Y redo. */
export function useUndoKeys(): void {
  const commands = useTaskCommands();
  useEffect(() => {
    const press = async (event: KeyboardEvent) => {
      const command = commandOf(event);
      if (!command || isTaken(event.target)) return;
      event.preventDefault();
      // Its own steps are at hand: only for those of earlier visits a page has to wait.
      if (!commands[command]()) {
        await commands.recall();
        commands[command]();
      }
      requestAnimationFrame(() => {
        // The row that had the focus may be gone.
        if (document.activeElement === document.body) focusMain();
      });
    };
    const onKey = (event: KeyboardEvent) => void press(event);
    addEventListener('keydown', onKey);
    addEventListener('input', rememberTyping);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('input', rememberTyping);
    };
  }, [commands]);
}

function commandOf(event: KeyboardEvent): 'undo' | 'redo' | null {
  if (event.altKey || event.ctrlKey === event.metaKey) return null;
  const key = event.key.toLowerCase();
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
  return key === 'y' && event.ctrlKey && !event.shiftKey ? 'redo' : null;
}

/** Text fields with something of their own to undo. */
const typedInto = new WeakSet<EventTarget>();

function rememberTyping({ target }: Event): void {
  if (target) typedInto.add(target);
}

/**
 * A text field has an undo of its own, unless it is empty and nothing was typed into it, as the
 * field for new tasks that has the focus on a fresh page. An open dialog has to be answered first.
 */
function isTaken(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const isField = target.matches('input:not([type="checkbox"]), textarea');
  const isUsed = typedInto.has(target) || ('value' in target && target.value !== '');
  return (isField && isUsed) || target.closest('dialog') !== null;
}
