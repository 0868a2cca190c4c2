import { useLayoutEffect, useRef } from 'react';
import type { Tasks } from '../../../domain/task';
import { focusNamed, isFocusLost, nextFocusTarget } from '../../../ui/focus';
import { isByPointer } from '../../../ui/gesture';
import { isDialogOpen } from '../../../ui/Modal';

/** How to find a row's controls again after its elements have been replaced. */
const CONTROLS = {
  tick: 'input',
  /** On the details screen the heading. */
  text: 'h1, a, textarea',
  up: '[data-control="up"]',
  down: '[data-control="down"]',
  edit: '[data-control="edit"]',
  remove: '[data-control="remove"]',
} as const;

type ControlName = keyof typeof CONTROLS;

export interface RowControl {
  readonly id: string;
  readonly name: ControlName;
}

/** The focused control of a row. The editor's OK button counts as the text. */
export function focusedControl(): RowControl | null {
  const { activeElement } = document;
  const id = taskAt(activeElement);
  if (!activeElement || id === null) return null;
  const names = Object.keys(CONTROLS).filter(isControlName);
  return { id, name: names.find((name) => activeElement.matches(CONTROLS[name])) ?? 'text' };
}

const isControlName = (name: string): name is ControlName => name in CONTROLS;

export function focusControl({ id, name }: RowControl): void {
  controlOf(id, name)?.focus({ preventScroll: true });
}

export function controlOf(id: string, name: ControlName): HTMLElement | null {
  return rowWith(id)?.querySelector<HTMLElement>(CONTROLS[name]) ?? null;
}

/** The row of a task, or its card on the details screen, where the list is in the page but hidden. */
export function rowWith(id: string): HTMLElement | null {
  const rows = document.querySelectorAll<HTMLElement>(`[data-task="${CSS.escape(id)}"]`);
  return [...rows].findLast((row) => row.getClientRects().length > 0) ?? null;
}

export function rowAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-task]') : null;
}

export function taskAt(target: EventTarget | null): string | null {
  return rowAt(target)?.dataset['task'] ?? null;
}

/** Whether the whole row of a task is in the window. A long list has few of its rows in the page. */
export function isInSight(id: string): boolean {
  const row = rowWith(id);
  if (!row) return false;
  const { top, bottom } = row.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}

/**
 * The fallback when no row is left. After a click or tap it is the list's heading, because a field
 * would open the keyboard of a phone.
 */
export function focusAboveRows(): void {
  focusNamed(isByPointer() ? 'list-heading' : 'new-task');
}

/** A control whose row has disappeared, and where the focus went instead. */
interface Lost {
  readonly control: RowControl;
  readonly movedTo: unknown;
}

/**
 * Keeps the focus in the list when its row disappears or is replaced: moves it to the same control
 * in the next row, else the previous row, else above the list. If undo brings the row back, the
 * focus returns to it.
 */
export function useFocusRecovery(shown: Tasks) {
  const held = useRef<RowControl | null>(null);
  const former = useRef(shown);
  const lost = useRef<Lost[]>([]);

  const restore = () => {
    const before = former.current;
    former.current = shown;
    const latest = lost.current.at(-1);
    // A visitor who has moved on is not called back.
    if (latest && latest.movedTo === focusedPlace() && rowWith(latest.control.id)) {
      lost.current.pop();
      focusControl(latest.control);
    }
    // If the focus is anywhere else, the visitor has put it there.
    if (!held.current || !isFocusLost()) return;
    const control = held.current;
    const left = new Set(shown.map(({ id }) => id));
    const index = before.findIndex(({ id }) => id === control.id);
    const next = nextFocusTarget(before, index, ({ id }) => left.has(id));
    if (next) focusControl({ ...control, id: next.id });
    else focusAboveRows();
    if (next?.id !== control.id) lost.current.push({ control, movedTo: focusedPlace() });
  };
  // No dependencies: any render may have removed the focused row.
  useLayoutEffect(restore);
  return {
    /** For rows that are replaced without a render of the list. */
    restore,
    onFocus() {
      held.current = focusedControl();
    },
    /** React does not call this when the focused row itself is removed. */
    onBlur() {
      // A window that loses the focus gives it back to the row later, as an open dialog does.
      if (document.hasFocus() && !isDialogOpen()) held.current = null;
    },
  };
}

/** Equal for the same control of a row, even after its elements have been replaced. */
function focusedPlace(): unknown {
  const control = focusedControl();
  return control ? `${control.name} ${control.id}` : document.activeElement;
}
