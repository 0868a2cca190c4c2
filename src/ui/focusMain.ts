/** Call this when the focused element disappears, so that Tab goes on from the content, not the top. */
export function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}
