import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { pathOf } from './addresses';
import { base } from './base';
import { isOnList } from './isOnList';
import { isPlainClick } from './isPlainClick';

const FROM_LIST = 'list';

/** Whether the history has the list right before this screen, as it was left. */
export function cameFromList(): boolean {
  return history.state === FROM_LIST;
}

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly to: Parameters<typeof pathOf>[0];
}

/** Navigates without a reload. Clicks that open a new tab or window are left to the browser. */
export function Link({ to, onClick, children, ...rest }: LinkProps) {
  const address = base + pathOf(to);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    // Like browsers do: a second entry for the same address would make Back seem dead.
    navigate(address, {
      replace: event.currentTarget.href === location.href,
      state: isOnList() ? FROM_LIST : null,
    });
  };
  return (
    <a {...rest} href={address} onClick={follow}>
      {children}
    </a>
  );
}
