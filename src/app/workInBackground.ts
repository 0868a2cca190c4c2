import { fetchAhead } from './fetchAhead';
import { registerServiceWorker } from './registerServiceWorker';
import { reportVitals } from './vitals';

export async function workInBackground(): Promise<void> {
  reportVitals();
  await fetchAhead();
  if (!import.meta.env.DEV) await registerServiceWorker();
}
