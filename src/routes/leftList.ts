import { isOnList } from './isOnList';

/** What the history keeps with a screen that is opened from here. */
export function stateFromHere(): unknown {
  return isOnList() ? { list: location.search } : null;
}

/** The query of the list that this screen was opened from; null where it was opened otherwise. */
export function leftList(): string | null {
  // The list itself has a query of its own, also when it was opened from a search in it.
  if (isOnList()) return null;
  // Whoever else writes to the history may have left anything there.
  const { list }: { list?: unknown } = Object(history.state);
  return typeof list === 'string' ? list : null;
}
