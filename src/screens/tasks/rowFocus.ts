/** A control of a row, by what stays the same when the row is made anew. */
export interface RowControl {
  readonly id: string;
  /** Its place among the controls of the row. */
  readonly index: number;
}

export function focusedControl(): RowControl | null {
  const { activeElement } = document;
  const id = taskAt(activeElement);
  const row = id === null ? null : rowWith(id);
  if (id === null || !row) return null;
  return { id, index: controlsOf(row).findIndex((control) => control === activeElement) };
}

/** Where the focus was lost; elsewhere it is where the visitor wants it. */
export function focusControl(control: RowControl | null): void {
  const row = control && rowWith(control.id);
  if (!row || document.activeElement !== document.body) return;
  const controls = controlsOf(row);
  // For the field of an editor, which other rows lack, their text.
  (controls[control.index] ?? controls[1])?.focus({ preventScroll: true });
}

export function rowWith(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-task="${CSS.escape(id)}"]`);
}

function controlsOf(row: HTMLElement): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>('a, button, input')];
}

export function taskAt(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null;
  return target.closest<HTMLElement>('[data-task]')?.dataset['task'] ?? null;
}
