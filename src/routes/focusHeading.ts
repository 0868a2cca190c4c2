/** The h1 is where the new content begins. */
export function focusHeading(options?: FocusOptions): void {
  document.querySelector('h1')?.focus(options);
}
