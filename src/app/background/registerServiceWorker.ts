import { newVersion } from './newVersion';

/** Makes the app work offline, and announces a newer version; nothing reloads by itself. */
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
    // Without an active one before it, it is the first ever, and no news.
    if (registration.waiting && registration.active) newVersion.setState({ reload });
  };

  announce();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', announce);
  });
  // A page may stay open for weeks, and the browser asks only when one is loaded.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void registration.update().catch(() => {});
  });
}

/** Through the bundler's own trusted-types policy: the page's security policy allows no second one. */
function trusted(address: string): string {
  const bundler: { tu(address: string): string } = Object(__webpack_require__);
  return bundler.tu(address);
}
