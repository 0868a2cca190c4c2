import type { MouseEvent, ReactNode } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { useTaskState } from '../store/StoreContext';
import { PATHS } from './addresses';
import { base } from './base';
import { isPlainClick } from './isPlainClick';
import { cameFromList } from './Link';
import { withTerm } from './searchAddress';

/** Back to the list as it was left: the same search, and, where the visitor came from it, the place. */
export function BackLink({ children }: { children: ReactNode }) {
  const term = useTaskState((state) => state.term);
  const address = base + PATHS.tasks + withTerm('', term);
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (cameFromList()) history.back();
    else navigate(address);
  };
  return (
    <a href={address} data-back={cameFromList() ? '' : undefined} onClick={follow}>
      {children}
    </a>
  );
}
