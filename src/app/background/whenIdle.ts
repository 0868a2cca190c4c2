/** Runs what nobody waits for once the page has loaded and the browser has nothing else to do. */
export function whenIdle(work: () => void): void {
  const wait = () => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(work);
    else setTimeout(work, 2000);
  };
  // Sooner, a request that hangs would leave the page loading for as long.
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
