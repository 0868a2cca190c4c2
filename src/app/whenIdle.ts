/** For what nobody waits for, and whose failure nobody misses. */
export function whenIdle(work: () => Promise<void>): void {
  const run = () => void work().catch(() => {});
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run);
  else setTimeout(run, 2000);
}
