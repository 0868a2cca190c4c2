import { useEffect, useRef, type RefObject } from 'react';
import { useTaskCommands } from '../../../store/StoreContext';

/** The field for new tasks, with what was typed into it before the page was reloaded, or crashed. */
export function useNewTaskField(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const commands = useTaskCommands();
  useEffect(() => {
    // What was typed while the app was still loading is newer.
    if (field.current?.value === '') field.current.value = commands.newTaskDraft();
  }, [commands]);
  return field;
}
