import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { useTaskState } from '../store/StoreContext';
import { isPlainClick } from '../ui/keys';
import { base, leftList, PATHS, pathOf, stateFromHere, withTerm } from './addresses';

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Null greys the link: it keeps its place and the focus, and leads nowhere. */
  readonly to: Parameters<typeof pathOf>[0] | null;
  /** Takes the place of this screen in the history: Back then leads where it led before. */
  readonly inPlace?: boolean;
}

/** Navigates without a reload. Clicks that open a new tab or window are left to the browser. */
export function Link({ to, inPlace = false, onClick, children, ...rest }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!to || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    // Like browsers do: a second entry for the same address would make Back seem dead.
    const replace = inPlace || event.currentTarget.href === location.href;
    navigate(base + pathOf(to), { replace, state: replace ? history.state : stateFromHere() });
  };
  const address = to ? base + pathOf(to) : undefined;
  // Focusable all the same: it may have the focus already.
  const disabled = to ? null : ({ role: 'link', 'aria-disabled': true, tabIndex: 0 } as const);
  return (
    <a {...rest} {...disabled} href={address} onClick={follow}>
      {children}
    </a>
  );
}

/** Back to the list as it was left: the same search and, if the visitor came from it, the place. */
export function BackLink({ label, children }: { label: string; children: ReactNode }) {
  const term = useTaskState((state) => state.term);
  const address = base + PATHS.tasks + withTerm('', term);
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (leftList() !== null) history.back();
    else navigate(address);
  };
  return (
    <a
      href={address}
      aria-label={label}
      data-back={leftList() === null ? undefined : ''}
      onClick={follow}
    >
      {children}
    </a>
  );
}
