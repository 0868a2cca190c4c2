import { isOnList } from './isOnList';

/** What the history keeps with a screen that is opened from here. */
export function stateFromHere(): unknown {
  return isOnList() ? { list: location.search } : null;
}

/** The query of the list that stands right before this screen in the history; null if none does. */
export function leftList(): string | null {
  // Whoever else writes to the history may have left anything there.
  const { list }: { list?: unknown } = Object(history.state);
  return typeof list === 'string' ? list : null;
}
