import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { isPlainClick } from '../ui/keys';
import { base, pathOf } from './addresses';
import { follow } from './follow';

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Null greys the link, which keeps its place and the focus but leads nowhere. */
  readonly to: Parameters<typeof pathOf>[0] | null;
  /** Replaces the current history entry: Back then leads where it led before. */
  readonly inPlace?: boolean;
}

/** Navigates without a reload. Clicks that open a new tab or window are left to the browser. */
export function Link({ to, inPlace = false, onClick, children, ...rest }: LinkProps) {
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!to || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    follow(base + pathOf(to), inPlace);
  };
  const address = to ? base + pathOf(to) : undefined;
  // Still focusable, because it may have the focus.
  const disabled = to ? null : ({ role: 'link', 'aria-disabled': true, tabIndex: 0 } as const);
  return (
    <a {...rest} {...disabled} href={address} onClick={click}>
      {children}
    </a>
  );
}
