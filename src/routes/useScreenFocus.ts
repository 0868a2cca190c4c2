import { useEffect, useRef, useState } from 'react';
import { focusHeading, focusMain } from '../ui/focus';
import { isPlainClick } from '../ui/keys';
import { takeFollowed } from './follow';

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
  /** The link last followed from each address. */
  const followedFrom = useRef(new Map<string, FollowedLink>());
  const [arrival, setArrival] = useState<Arrival | null>(null);

  useEffect(() => {
    const remember = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a');
      // A link back behaves like Back.
      if (!link || !isPlainClick(event) || link.dataset['back'] !== undefined) return;
      const href = link.getAttribute('href') ?? '';
      followedFrom.current.set(location.pathname, { href, index: linksTo(href).indexOf(link) });
    };
    // Before the link handles the click and its screen disappears.
    addEventListener('click', remember, { capture: true });
    return () => removeEventListener('click', remember, { capture: true });
  }, []);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const isNew = takeFollowed(pathname);
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

/** A screen may have set the focus itself, as the main one does with its first field. */
function isPlaced(): boolean {
  const { activeElement } = document;
  // The followed link keeps the focus for a moment although its screen is hidden.
  const isShown = activeElement !== null && activeElement.getClientRects().length > 0;
  return isShown && activeElement.matches('main :not(h1)');
}

function linksTo(href: string): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(`a[href="${CSS.escape(href)}"]`)];
}
