import type { Background } from '../../store/background';

/**
 * Makes the app work offline and offers newer versions. It never reloads the page by itself.
 * @param former The worker that this page came from; none on a first visit.
 */
export async function registerServiceWorker(
  { state }: Background,
  former: ServiceWorker | null | undefined,
): Promise<void> {
  const address = trusted(`${import.meta.env.BASE_URL}sw.js`);
  const registration = await navigator.serviceWorker.register(address);

  const offerReload = () => state.setState({ isNewVersionReady: true });
  const offerWhenReady = (worker: ServiceWorker | null) => {
    // If no worker is active yet, this is the first visit, not a new version.
    if (!registration.active) return;
    worker?.addEventListener('statechange', () => {
      // Until its activation the former worker would answer a reload.
      if (worker.state === 'activated') offerReload();
    });
  };

  if (former && registration.active !== former) offerReload();
  offerWhenReady(registration.waiting ?? registration.installing);
  registration.addEventListener('updatefound', () => offerWhenReady(registration.installing));
  // A page may stay open for weeks, and browsers check for updates only on navigation.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void registration.update().catch(() => {});
  });
}

/** Uses the bundler's Trusted Types policy, because the security policy allows no second one. */
function trusted(address: string): string {
  const bundler = __webpack_require__;
  return hasPolicy(bundler) ? bundler.tu(address) : address;
}

/** Missing from the types of the bundler. */
function hasPolicy(bundler: object): bundler is { tu(address: string): string } {
  return 'tu' in bundler;
}
