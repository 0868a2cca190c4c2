import { listCommands } from './listCommands';
import { viewCommands } from './viewCommands';
import { createTaskState, type TaskStoreParts } from './taskState';

export type TaskStore = ReturnType<typeof createTaskStore>;
export type TaskCommands = TaskStore['commands'];

export function createTaskStore(parts: TaskStoreParts) {
  const core = createTaskState(parts);
  const view = viewCommands(core);
  const list = listCommands(core, view.shows, parts.fetchExamples);
  return {
    state: core.state,
    history: core.history.state,
    onListChange: core.onListChange,
    /** False while the journal may yet have another list than the one that is shown. */
    isRead: parts.storage.isRead,
    commands: {
      tasks: core.tasks,
      ...view,
      ...list,
      undo: core.undo,
      redo: core.redo,
      recall: core.history.recall,
      savedChanges: core.history.savedChanges,
    },
  };
}
