import { useEffect, useRef, useState } from 'react';
import { focusMain } from '../ui/focusMain';
import { focusHeading } from './focusHeading';
import { isPlainClick } from './Link';

/** A link by what stays the same when its screen is made anew. */
interface Followed {
  readonly href: string;
  readonly index: number;
}

interface Arrival {
  readonly count: number;
  readonly title: string;
}

/** A virtual list puts its rows up in the frames after it has been put up itself. */
const FRAMES = 30;

/**
 * A change of screen as those notice it who do not see it: the focus goes to the heading, or, with
 * Back, to the link that had been followed. Returns the title to be heard where the focus does not
 * say it.
 */
export function useScreenFocus(pathname: string, title: string): Arrival | null {
  const shown = useRef(pathname);
  /** Where a link leads to. Whatever else leads to a screen is Back or Forward. */
  const target = useRef<string | null>(null);
  /** Which link was followed last from each address. */
  const followedFrom = useRef(new Map<string, Followed>());
  const [arrival, setArrival] = useState<Arrival | null>(null);

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a');
      // A link back goes where Back goes, to the same place.
      if (!link || !isPlainClick(event) || link.dataset['back'] !== undefined) return;
      target.current = link.pathname;
      followedFrom.current.set(location.pathname, memoryOf(link));
    };
    // Before the link itself hears of it, and takes its screen away.
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
    // A screen whose code has not come yet gives its heading the focus when it is there.
    const isLate = document.querySelector('h1') === null;
    if (isLate) focusMain();
    const followed = isNew ? undefined : followedFrom.current.get(pathname);
    if (followed) refocus(followed, document.activeElement, FRAMES);
    // A heading that had the focus already is not read again.
    const isHeard =
      isLate || (document.activeElement !== before && document.activeElement?.matches('h1'));
    setArrival((former) => (isHeard ? null : { count: (former?.count ?? 0) + 1, title }));
  }, [pathname, title]);

  return arrival;
}

/** A screen may have taken the focus to where it is wanted: the main one to its first field. */
function isPlaced(): boolean {
  const { activeElement } = document;
  // The link that was followed keeps the focus for a moment although its screen is hidden.
  const isShown = activeElement !== null && activeElement.getClientRects().length > 0;
  return isShown && activeElement.matches('main :not(h1)');
}

function memoryOf(link: HTMLAnchorElement): Followed {
  const href = link.getAttribute('href') ?? '';
  return { href, index: linksTo(href).findIndex((each) => each === link) };
}

function linksTo(href: string): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(`a[href="${CSS.escape(href)}"]`)];
}

/** Unless the visitor goes elsewhere before the link is there. */
function refocus({ href, index }: Followed, current: Element | null, frames: number): void {
  if (document.activeElement !== current) return;
  const link = linksTo(href)[index];
  if (link) link.focus({ preventScroll: true });
  else if (frames > 0) requestAnimationFrame(() => refocus({ href, index }, current, frames - 1));
}
