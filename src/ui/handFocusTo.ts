/**
 * A ref for buttons that may go away while they have the focus: it is handed on, and does not fall
 * to the top of the page. Made once, outside of components: another function in the next render
 * would look like another button.
 */
export function handFocusTo(takeFocus: () => void) {
  return (button: HTMLElement | null) => () => {
    if (button === document.activeElement) takeFocus();
  };
}

export function focusNamed(control: string): void {
  document.querySelector<HTMLElement>(`[data-control="${control}"]`)?.focus();
}
