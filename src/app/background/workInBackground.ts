import { fetchAhead } from './fetchAhead';
import { registerServiceWorker } from './registerServiceWorker';
import { reportVitals } from './vitals';

export async function workInBackground(): Promise<void> {
  reportVitals();
  await fetchAhead();
  if (import.meta.env.DEV) return;
  // Missing on plain http, and refused in some private windows: the app then works online only.
  await registerServiceWorker().catch(() => {});
}
