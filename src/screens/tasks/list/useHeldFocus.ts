import { useLayoutEffect, useRef } from 'react';
import type { Tasks } from '../../../domain/task';
import { focusControl, focusedControl, type RowControl } from '../row/rowFocus';

/**
 * Keeps the focus in the list when the row that has it goes away or is made anew: it goes to the
 * same control of the next row that is left, of the one above after the last row, and to where
 * tasks are added when no row is left.
 */
export function useHeldFocus(shown: Tasks, focusNewTask: () => void) {
  const held = useRef<RowControl | null>(null);
  const former = useRef(shown);

  const restore = () => {
    const before = former.current;
    former.current = shown;
    // If the focus is anywhere else, the visitor has put it there.
    if (!held.current || document.activeElement !== document.body) return;
    const heir = heirOf(held.current.id, before, shown);
    if (heir === null) focusNewTask();
    else focusControl({ ...held.current, id: heir });
  };
  useLayoutEffect(restore);
  return {
    /** For rows that are replaced without a render of the list. */
    restore,
    handlers: {
      onFocus() {
        held.current = focusedControl();
      },
      // React fires no blur when the focused row itself is removed.
      onBlur() {
        // When the window loses the focus, the row gets it back afterwards.
        if (document.hasFocus()) held.current = null;
      },
    },
  };
}

function heirOf(id: string, before: Tasks, shown: Tasks): string | null {
  const remaining = new Set(shown.map((task) => task.id));
  const place = before.findIndex((task) => task.id === id);
  const isShown = (task: { readonly id: string }) => remaining.has(task.id);
  const heir = before.slice(place).find(isShown) ?? before.slice(0, place).findLast(isShown);
  return heir?.id ?? null;
}
