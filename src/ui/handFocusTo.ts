/**
 * A ref for buttons that may go away while they have the focus: the named control then gets it,
 * not the top of the page. Made once, outside of components: another function in the next render
 * would look like another button.
 */
export function handFocusTo(control: string) {
  return (button: HTMLElement | null) => () => {
    if (button !== document.activeElement) return;
    document.querySelector<HTMLElement>(`[data-control="${control}"]`)?.focus();
  };
}
