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
