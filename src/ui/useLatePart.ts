import { startTransition, useEffect, useState } from 'react';
import type { LatePart } from './latePart';

/** Null until the part is there; what is shown without it is painted first. */
export function useLatePart<Part>(part: LatePart<Part>): Part | null {
  const [present, setPresent] = useState(() => part.get());
  useEffect(() => {
    const show = (fetched: Part) => startTransition(() => setPresent(() => fetched));
    // Whoever does not come now is asked for again by the next visit of the screen.
    part.fetch().then(show, () => {});
  }, [part]);
  return present;
}
