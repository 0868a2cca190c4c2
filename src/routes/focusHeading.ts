/** The start of what is new on the page. */
export function focusHeading(options?: FocusOptions): void {
  document.querySelector('h1')?.focus(options);
}
