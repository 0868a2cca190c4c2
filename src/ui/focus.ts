/*
 * When the focused element disappears, browsers drop the focus to the top of the page, and keyboard
 * and screen-reader users lose their place. One rule: the nearest fallback that is left gets the
 * focus, and the main content if there is none.
 */

export function isFocusLost(): boolean {
  return document.activeElement === document.body;
}

/** The last fallback: Tab continues from the content, not from the top of the page. */
export function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}

export function focusHeading(options?: FocusOptions): void {
  document.querySelector('h1')?.focus(options);
}

export function focusNamed(control: string): void {
  document.querySelector<HTMLElement>(`[data-control="${control}"]`)?.focus();
}

/**
 * A ref for a button that may disappear while it has the focus. Call this outside of components,
 * because React would take a new function in the next render for another button.
 */
export function onFocusLost(focusFallback: () => void) {
  return (button: HTMLElement | null) => () => {
    if (button === document.activeElement) focusFallback();
  };
}

/** The item itself if it is left, else the next one that is, else the nearest one above. */
export function nextFocusTarget<Item>(
  items: readonly Item[],
  index: number,
  isLeft: (item: Item) => unknown,
): Item | undefined {
  return items.slice(index).find(isLeft) ?? items.slice(0, index).findLast(isLeft);
}
