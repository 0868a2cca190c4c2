import { apply } from '../domain/change';
import type { Tasks } from '../domain/task';
import { openMirror } from './mirror/mirror';
import { mirrorSchedule } from './mirror/mirrorSchedule';
import { published, type TaskStorage } from './storageState';
import { notHeld, withChanges, type Safety } from './page';
import { openQuarantine } from './quarantine';
import type { Environment } from './environment';
import { LOOK_MS, throttle } from './throttle';

/** Storage without IndexedDB: the text is all there is, and what another tab has written is the list. */
export function openTextStorage({ local, tabs, whenIdle, after }: Environment): TaskStorage {
  const mirror = openMirror(local);
  const quarantine = openQuarantine(local);
  let works = local !== null;
  /** What pages with a journal have left: the first write takes it into the text. */
  let left = mirror.load();
  let noted = mirror.pending();
  let written = withLeftovers();
  const state = published({ tasks: written, safety: 'safe', kept: quarantine.list() });
  const tasks = () => state.get().tasks;

  function withLeftovers(): Tasks {
    return withChanges(left.tasks, notHeld(noted, left));
  }

  const safety = (): Safety => (works && !quarantine.isBlocking() ? 'fragile' : 'unsaved');
  const isOnlyInMemory = () => tasks().length > 0 && safety() === 'unsaved';

  function publish(next = tasks()): void {
    state.set({ tasks: next, safety: safety(), kept: quarantine.list() });
    askBeforeLeaving();
  }

  function askBeforeLeaving(): void {
    if (isOnlyInMemory()) tabs.askBeforeLeaving(isOnlyInMemory);
  }

  const { save, writeDue } = mirrorSchedule(
    {
      tasks,
      mayWrite: () => !quarantine.isBlocking(),
      write(saved) {
        // A later visit with a journal adopts it whole.
        works = mirror.write(saved, null);
        if (works) {
          written = tasks();
          mirror.confirm(new Set(noted.map(({ id }) => id)));
        }
        if (safety() !== state.get().safety) publish();
        else askBeforeLeaving();
      },
      whenIdle,
    },
    left.text?.length ?? 0,
  );

  function quarantineDamage(): void {
    if (!left.intact && left.text !== null) quarantine.put('unreadable', left.text);
    quarantine.saveLocally();
  }

  /** Also before each write of its own: otherwise tabs would overwrite each other. */
  function follow(): void {
    if (written !== tasks() || !mirror.other()) return;
    left = mirror.load();
    noted = mirror.pending();
    written = withLeftovers();
    quarantineDamage();
    publish(written);
  }

  quarantineDamage();
  tabs.onTasksWritten(throttle(after, LOOK_MS, follow));
  tabs.onLeave(writeDue);
  // Not at once: the first state must match the prerendered HTML.
  whenIdle(() => publish());

  return {
    getState: state.get,
    isRead: () => true,
    subscribe: state.subscribe,
    record(change) {
      follow();
      publish(apply(tasks(), change));
      save();
    },
    save,
    forget(kept) {
      quarantine.forget(kept);
      // There is room for another damaged text now.
      quarantine.saveLocally();
      publish();
      writeDue();
    },
  };
}
