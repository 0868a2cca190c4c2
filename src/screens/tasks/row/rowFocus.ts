/** How to find a row's controls again after its elements have been replaced. */
const CONTROLS = {
  tick: 'input',
  text: 'a, textarea',
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

export function rowWith(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-task="${CSS.escape(id)}"]`);
}

export function rowAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-task]') : null;
}

export function taskAt(target: EventTarget | null): string | null {
  return rowAt(target)?.dataset['task'] ?? null;
}
