/**
 * Runs low-priority work when the browser is idle.
 * @param otherwise Milliseconds to wait in Safari, which has no `requestIdleCallback`.
 */
export function whenIdle(work: () => void, otherwise: number): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work);
  else setTimeout(work, otherwise);
}
