/** For when what had the focus goes away: the next Tab starts in the content, not at the top. */
export function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}
