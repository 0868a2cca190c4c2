import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { pathOf } from './addresses';
import { base } from './base';
import { isPlainClick } from './isPlainClick';
import { stateFromHere } from './leftList';

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly to: Parameters<typeof pathOf>[0];
  /** Takes the place of this screen in the history: Back then leads where it led before. */
  readonly inPlace?: boolean;
}

/** Navigates without a reload. Clicks that open a new tab or window are left to the browser. */
export function Link({ to, inPlace = false, onClick, children, ...rest }: LinkProps) {
  const address = base + pathOf(to);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    // Like browsers do: a second entry for the same address would make Back seem dead.
    const replace = inPlace || event.currentTarget.href === location.href;
    navigate(address, { replace, state: replace ? history.state : stateFromHere() });
  };
  return (
    <a {...rest} href={address} onClick={follow}>
      {children}
    </a>
  );
}
