/** Runs low-priority work once the page has loaded and the browser is idle. */
export function whenIdle(work: () => void): void {
  const wait = () => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(work);
    else setTimeout(work, 2000);
  };
  // Before `load`, a request that hangs would keep the page loading just as long.
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
