import { startTransition, useEffect, useState } from 'react';

/** So many are shown in one go. */
const FEW_TASKS = 20;

/** Kept from one visit of the screen to the next, which then is whole at once. */
let isPainted = false;

/** False for the first frame of a longer list: the rows that the window shows come first. */
export function useWhole(count: number): boolean {
  const [isWhole, setIsWhole] = useState(isPainted);
  useEffect(() => {
    if (count === 0) return;
    isPainted = true;
    startTransition(() => setIsWhole(true));
  }, [count]);
  return isWhole || count <= FEW_TASKS;
}
