import type { StoreApi } from 'zustand/vanilla';
import type { Tasks } from '../domain/task';
import type { HistoryEntry } from '../domain/undo';
import type { TaskStorage } from '../storage/storageState';
import type { HistoryState } from './history';
import { listCommands, type ListCommands } from './listCommands';
import { createTaskState, type TaskCore, type TaskState, type TaskStoreParts } from './taskState';
import { viewCommands, type ViewCommands } from './viewCommands';

export interface TaskCommands extends ViewCommands, ListCommands {
  readonly tasks: () => Tasks;
  /** Undoes the latest entry, or the given one. Returns that of the undo; null if it did nothing. */
  readonly undo: (entry?: HistoryEntry) => HistoryEntry | null;
  readonly redo: () => HistoryEntry | null;
  /** Fetches the undo and redo entries of earlier visits. */
  readonly recall: () => Promise<void>;
  /** The entries of all visits, as far as they are saved. */
  readonly savedEntries: () => Promise<readonly HistoryEntry[]>;
}

export interface TaskStore {
  readonly state: StoreApi<TaskState>;
  /** The entries of this page. */
  readonly history: StoreApi<HistoryState>;
  readonly onListChange: TaskCore['onListChange'];
  readonly position: TaskStorage['position'];
  readonly changesSince: TaskStorage['changesSince'];
  readonly commands: TaskCommands;
}

export function createTaskStore(parts: TaskStoreParts): TaskStore {
  const core = createTaskState(parts);
  const view = viewCommands(core);
  const list = listCommands(core, view.shows, parts.fetchExamples);
  const { recall, savedEntries } = core.history;
  return {
    state: core.state,
    history: core.history.state,
    onListChange: core.onListChange,
    position: parts.storage.position,
    changesSince: parts.storage.changesSince,
    commands: {
      tasks: core.tasks,
      ...view,
      ...list,
      undo: core.undo,
      redo: core.redo,
      recall,
      savedEntries,
    },
  };
}
