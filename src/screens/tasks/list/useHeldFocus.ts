import { useLayoutEffect, useRef } from 'react';
import type { Tasks } from '../../../domain/task';
import { focusAboveRows } from './focusAboveRows';
import { focusControl, focusedControl, rowWith, type RowControl } from '../row/rowFocus';

/** A control whose row has gone, and where the focus went from it. */
interface Lost {
  readonly control: RowControl;
  readonly heir: unknown;
}

/**
 * Keeps the focus in the list when the row that has it goes away or is made anew: it goes to the
 * same control of the next row that is left, of the one above after the last row, and above the
 * rows when none is left. If undo brings the row back, the focus returns to it.
 */
export function useHeldFocus(shown: Tasks) {
  const held = useRef<RowControl | null>(null);
  const former = useRef(shown);
  const lost = useRef<Lost[]>([]);

  const restore = () => {
    const before = former.current;
    former.current = shown;
    const latest = lost.current.at(-1);
    // Once the visitor has gone elsewhere, they stay there.
    if (latest && latest.heir === focusedPlace() && rowWith(latest.control.id)) {
      lost.current.pop();
      focusControl(latest.control);
    }
    // If the focus is anywhere else, the visitor has put it there.
    if (!held.current || document.activeElement !== document.body) return;
    const control = held.current;
    const heir = heirOf(control.id, before, shown);
    if (heir === null) focusAboveRows();
    else focusControl({ ...control, id: heir });
    if (heir !== control.id) lost.current.push({ control, heir: focusedPlace() });
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

/** Equal for the same control of a row, also after its elements have been replaced. */
function focusedPlace(): unknown {
  const control = focusedControl();
  return control ? `${control.name} ${control.id}` : document.activeElement;
}

function heirOf(id: string, before: Tasks, shown: Tasks): string | null {
  const remaining = new Set(shown.map((task) => task.id));
  const place = before.findIndex((task) => task.id === id);
  const isShown = (task: { readonly id: string }) => remaining.has(task.id);
  const heir = before.slice(place).find(isShown) ?? before.slice(0, place).findLast(isShown);
  return heir?.id ?? null;
}
