import type { Notifications } from '../../store/notifications';
import type { TaskStore } from '../../store/taskStore';
import { keepBadge } from './badge';
import { fetchAhead } from './fetchAhead';
import { giveWordInTime } from './giveWordInTime';
import { keepCopy } from './keepCopy';
import { takeLaunches } from './launches';
import { registerServiceWorker } from './registerServiceWorker';
import { reportVitals } from './vitals';

export async function workInBackground(
  tasks: TaskStore,
  notifications: Notifications,
  worker: ServiceWorker | null | undefined,
): Promise<void> {
  takeLaunches(tasks.commands);
  keepBadge(tasks);
  reportVitals();
  void giveWordInTime(tasks);
  // Without a database no file is remembered, and none is offered: the storage has told of that.
  keepCopy(tasks, notifications).catch(() => {});
  await fetchAhead();
  if (import.meta.env.DEV) return;
  // Missing on plain http, and refused in some private windows: the app then works online only.
  await registerServiceWorker(worker).catch(() => {});
}
