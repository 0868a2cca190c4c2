import type { MouseEvent, ReactNode } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { useTaskState } from '../store/StoreContext';
import { PATHS } from './addresses';
import { base } from './base';
import { isPlainClick } from './isPlainClick';
import { leftList } from './leftList';
import { withTerm } from './searchAddress';

/** Back to the list as it was left: the same search, and, where the visitor came from it, the place. */
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
