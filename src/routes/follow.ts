import { navigate } from 'wouter/use-browser-location';
import { stateFromHere } from './addresses';

/** The path that a link has just led to. A screen reached in another way is Back or Forward. */
let followed: string | null = null;

/**
 * Goes to an address as a link does: the screen begins at the top with the focus on its heading.
 * @param inPlace Replaces the current history entry: Back then leads where it led before.
 */
export function follow(address: string, inPlace = false): void {
  const { href, pathname } = new URL(address, location.href);
  followed = pathname;
  // As browsers do. A second entry for the same address would make Back seem dead.
  const replace = inPlace || href === location.href;
  navigate(address, { replace, state: replace ? history.state : stateFromHere() });
}

/** Whether a link led to this path. Clears the answer, so that the same path by Back counts as Back. */
export function takeFollowed(pathname: string): boolean {
  const isFollowed = followed === pathname;
  followed = null;
  return isFollowed;
}
