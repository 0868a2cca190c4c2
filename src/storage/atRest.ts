/** After a write was seen, so much time passes before a look at what stands there. */
export const AT_REST_MS = 1000;

/** Looks once for all that is written within a second. */
export function atRest(
  after: (milliseconds: number, work: () => void) => unknown,
  look: () => void,
): () => void {
  let isDue = false;
  return () => {
    // Not put off by the next write: with one every half second nobody would ever look.
    if (isDue) return;
    isDue = true;
    after(AT_REST_MS, () => {
      isDue = false;
      look();
    });
  };
}
