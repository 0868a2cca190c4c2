import { useEffect, useRef, useState } from 'react';
import { isByPointer } from '../gesture';
import { isPlainClick } from '../keys';

/*
 * When the focused element disappears, browsers drop the focus to the top of the page, and keyboard
 * and screen-reader users lose their place. One rule: the nearest fallback that is left gets the
 * focus, and the main content if there is none. `rowFocus.ts` applies it to the rows of the list.
 */

export function isFocusLost(): boolean {
  return document.activeElement === document.body;
}

/** The last fallback: Tab goes on from the content, not from the top of the page. */
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
 * The fallback when no row is left. After a click or tap it is the list's heading: a field would
 * open the keyboard of a phone.
 */
export function focusAboveRows(): void {
  focusNamed(isByPointer() ? 'list-heading' : 'new-task');
}

/**
 * A ref for a button that may disappear while it has the focus. Call this outside of components: a
 * new function in the next render would look to React like another button.
 */
export function onFocusLost(focusFallback: () => void) {
  return (button: HTMLElement | null) => () => {
    if (button === document.activeElement) focusFallback();
  };
}

/** In a list: the item itself, else the next one that is left, else the nearest one above. */
export function nextFocusTarget<Item>(
  items: readonly Item[],
  index: number,
  isLeft: (item: Item) => unknown,
): Item | undefined {
  return items.slice(index).find(isLeft) ?? items.slice(0, index).findLast(isLeft);
}

/** A link, identified by what stays the same when its screen is rendered again. */
interface FollowedLink {
  readonly href: string;
  readonly index: number;
}

interface Arrival {
  readonly count: number;
  readonly title: string;
}

/**
 * Makes a change of screen noticeable without seeing it: the focus goes to the heading or, with
 * Back, to the link that had been followed. Returns the title if it has to be announced because the
 * focus does not reveal it.
 */
export function useScreenFocus(pathname: string, title: string): Arrival | null {
  const shown = useRef(pathname);
  /** Where a clicked link leads. A screen that is reached in another way is Back or Forward. */
  const target = useRef<string | null>(null);
  /** The link last followed from each address. */
  const followedFrom = useRef(new Map<string, FollowedLink>());
  const [arrival, setArrival] = useState<Arrival | null>(null);

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a');
      // A link back behaves like Back.
      if (!link || !isPlainClick(event) || link.dataset['back'] !== undefined) return;
      target.current = link.pathname;
      const href = link.getAttribute('href') ?? '';
      followedFrom.current.set(location.pathname, { href, index: linksTo(href).indexOf(link) });
    };
    // Before the link handles the click and its screen disappears.
    addEventListener('click', follow, { capture: true });
    return () => removeEventListener('click', follow, { capture: true });
  }, []);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const isNew = target.current === pathname;
    target.current = null;
    if (isNew) scrollTo(0, 0);
    const before = document.activeElement;
    if (!isPlaced()) focusHeading({ preventScroll: true });
    // A screen whose code is still loading focuses its heading when it appears.
    const isLate = document.querySelector('h1') === null;
    if (isLate) focusMain();
    const followed = isNew ? undefined : followedFrom.current.get(pathname);
    if (followed) linksTo(followed.href)[followed.index]?.focus({ preventScroll: true });
    // Screen readers do not read a heading again that had the focus already.
    const isHeard =
      isLate || (document.activeElement !== before && document.activeElement?.matches('h1'));
    setArrival((former) => (isHeard ? null : { count: (former?.count ?? 0) + 1, title }));
  }, [pathname, title]);

  return arrival;
}

/** A screen may have set the focus itself: the main one focuses its first field. */
function isPlaced(): boolean {
  const { activeElement } = document;
  // The followed link keeps the focus for a moment although its screen is hidden.
  const isShown = activeElement !== null && activeElement.getClientRects().length > 0;
  return isShown && activeElement.matches('main :not(h1)');
}

function linksTo(href: string): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(`a[href="${CSS.escape(href)}"]`)];
}
