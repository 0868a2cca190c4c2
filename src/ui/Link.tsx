import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { base } from '../base';

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A path of this app, without the base. */
  readonly href: string;
}

/** Goes to another screen without a reload; a new tab or window is left to the browser. */
export function Link({ href, onClick, children, ...rest }: LinkProps) {
  const address = base + href;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !isPlain) return;
    event.preventDefault();
    // As browsers do: otherwise Back would seem to do nothing.
    navigate(address, { replace: event.currentTarget.href === location.href });
  };
  return (
    <a {...rest} href={address} onClick={follow}>
      {children}
    </a>
  );
}
