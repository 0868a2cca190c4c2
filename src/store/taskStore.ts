import type { Tasks } from '../domain/task';
import type { PastChange } from '../storage/stepStorage';
import { listCommands } from './listCommands';
import { viewCommands } from './viewCommands';
import { createTaskState, type TaskStoreParts } from './taskState';

interface Parts extends TaskStoreParts {
  readonly fetchExamples?: () => Promise<Tasks>;
}

export type TaskStore = ReturnType<typeof createTaskStore>;
export type TaskCommands = TaskStore['commands'];

export function createTaskStore({ fetchExamples, ...parts }: Parts) {
  const core = createTaskState(parts);
  const view = viewCommands(core);
  const list = listCommands(core, view.shows, fetchExamples);
  const { history, notifications } = core;
  return {
    state: core.state,
    onListChange: core.onListChange,
    /** False while the journal may yet have another list than the one that is shown. */
    isRead: parts.storage.isRead,
    commands: {
      tasks: core.tasks,
      ...view,
      ...list,
      undo: core.undo,
      redo() {
        const redone = history.redo();
        if (redone) notifications.announce(({ notification }) => notification.redone);
        return redone;
      },
      /** Fetches what earlier visits have left to undo and redo. */
      recall: () => history.recall(),
      /** The changes of this page and those given, the latest first. */
      changes: (saved: readonly PastChange[]) => history.changes(saved),
      /** The changes of all visits, as far as they are saved. */
      savedChanges: () => history.savedChanges(),
    },
  };
}
