import { useLayoutEffect, useRef } from 'react';
import type { Tasks } from '../../domain/task';
import { focusControl, focusedControl, type RowControl } from './rowFocus';

/**
 * Keeps the focus in the list when the row that has it goes away or is made anew: it goes to the
 * same control of the next row that is left, and after the last one to where tasks are added.
 */
export function useHeldFocus(shown: Tasks, focusNewTask: () => void) {
  const held = useRef<RowControl | null>(null);
  const former = useRef(shown);
  useLayoutEffect(() => {
    const before = former.current;
    former.current = shown;
    if (!held.current) return;
    if (document.activeElement !== document.body) {
      // Controls that come late take places among the others.
      held.current = focusedControl();
      return;
    }
    const heir = heirOf(held.current.id, before, shown);
    if (heir === undefined) focusNewTask();
    else focusControl({ ...held.current, id: heir });
  });
  return {
    onFocus() {
      held.current = focusedControl();
    },
    // React does not tell of it when the row itself is taken away.
    onBlur() {
      // To another window, the focus goes only for a while.
      if (document.hasFocus()) held.current = null;
    },
  };
}

function heirOf(id: string, before: Tasks, shown: Tasks): string | undefined {
  const left = new Set(shown.map((task) => task.id));
  const place = before.findIndex((task) => task.id === id);
  return before.slice(place).find((task) => left.has(task.id))?.id;
}
