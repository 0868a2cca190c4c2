/** For what nobody waits for, and whose failure nobody misses. */
export function whenIdle(work: () => Promise<void>): void {
  const run = () => void work().catch(() => {});
  const wait = () => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(run);
    else setTimeout(run, 2000);
  };
  // Sooner, a request that hangs would leave the page loading for as long.
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
