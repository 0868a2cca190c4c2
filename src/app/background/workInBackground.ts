import { fetchAhead } from './fetchAhead';
import { moveSmoothly } from './motion';
import { registerServiceWorker } from './registerServiceWorker';
import { reportVitals } from './vitals';

export async function workInBackground(): Promise<void> {
  reportVitals();
  moveSmoothly(document.body);
  await fetchAhead();
  if (import.meta.env.DEV) return;
  // Missing on plain http, and refused in some private windows: the app then works online only.
  await registerServiceWorker().catch(() => {});
}
