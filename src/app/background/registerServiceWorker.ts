import { newVersion } from './newVersion';

/** Makes the app work offline and announces newer versions. It never reloads the page by itself. */
export async function registerServiceWorker(): Promise<void> {
  const address = trusted(`${import.meta.env.BASE_URL}sw.js`);
  const registration = await navigator.serviceWorker.register(address);

  const reload = () => {
    const { waiting } = registration;
    if (!waiting) {
      location.reload();
      return;
    }
    waiting.addEventListener('statechange', () => {
      if (waiting.state !== 'activating') location.reload();
    });
    waiting.postMessage('take over');
  };
  const announce = () => {
    // If no worker is active yet, this is the first visit, not a new version.
    if (registration.waiting && registration.active) newVersion.setState({ reload });
  };

  announce();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', announce);
  });
  // A page may stay open for weeks, and browsers check for updates only on navigation.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void registration.update().catch(() => {});
  });
}

/** Uses the bundler's Trusted Types policy, because the security policy allows no second one. */
function trusted(address: string): string {
  const bundler: { tu(address: string): string } = Object(__webpack_require__);
  return bundler.tu(address);
}
