import { fetchAhead } from './fetchAhead';
import { whenIdle } from './whenIdle';

/** What a visitor does not wait for. */
export function afterStart(): void {
  whenIdle(async () => {
    const { reportVitals } = await import(/* webpackChunkName: "metrics" */ './vitals');
    reportVitals();
  });
  whenIdle(async () => {
    await fetchAhead();
    if (import.meta.env.DEV) return;
    const worker = await import(/* webpackChunkName: "offline" */ './registerServiceWorker');
    await worker.registerServiceWorker();
  });
}
