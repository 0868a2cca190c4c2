/** After another tab has written, this much time passes before the storage is checked. */
export const CHECK_MS = 1000;
/**
 * After another tab has announced a change, this much time passes before it is read, so that a tab
 * that is acting reaches the journal sooner.
 */
export const NEWS_MS = 200;

/** Works once for all requests within the period, at its end. */
export function throttle(
  after: (milliseconds: number, work: () => void) => unknown,
  milliseconds: number,
  work: () => void,
): () => void {
  let isDue = false;
  return () => {
    // The next request does not put it off: with one every half second the work would never start.
    if (isDue) return;
    isDue = true;
    after(milliseconds, () => {
      isDue = false;
      work();
    });
  };
}
