import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Change } from '../domain/change';
import * as intent from '../domain/intent';
import { moveBeside, type Side } from '../domain/move';
import { readTasks } from '../domain/savedTasks';
import type { Tasks } from '../domain/task';
import type { Kept } from '../storage/journal';
import type { StorageState, TaskStorage } from '../storage/taskStorage';

export interface TaskState extends StorageState {
  /** False in the HTML made at build time, where nobody's list is known. */
  readonly restored: boolean;
  readonly hideDone: boolean;
  /** True while the example tasks are on their way. */
  readonly loading: boolean;
}

export interface TaskCommands {
  add(content: string): void;
  edit(id: string, content: string): void;
  toggle(id: string): void;
  finishAll(): void;
  /** Directly beside another task, which is usually the next one on the screen. */
  move(id: string, neighbour: string, side: Side): void;
  remove(id: string): void;
  removeAll(): void;
  toggleHideDone(): void;
  /** False when there was no usable answer: the list is as it was. */
  loadExamples(): Promise<boolean>;
  /** Puts back what a list set aside has and the present one has not. */
  restore(kept: Kept): void;
  forget(kept: Kept): void;
}

export interface TaskStore {
  readonly state: StoreApi<TaskState>;
  readonly commands: TaskCommands;
}

interface Surroundings {
  readonly storage: TaskStorage;
  readonly newId: () => string;
  readonly fetchExamples: () => Promise<Tasks>;
  /** The theme and the language are saved after every action, too. */
  readonly saveSettings: () => void;
}

const BEFORE_RESTORING: TaskState = {
  tasks: [],
  safety: 'safe',
  kept: [],
  restored: false,
  hideDone: false,
  loading: false,
};

export function createTaskStore(surroundings: Surroundings): TaskStore {
  const { storage, newId, fetchExamples, saveSettings } = surroundings;
  const state = createStore<TaskState>()(() => BEFORE_RESTORING);
  // After creation: what a page starts with must be what its HTML was made of.
  state.setState({ ...storage.getState(), restored: true });
  storage.subscribe(() => state.setState(storage.getState()));

  const act = (change: Change) => {
    if (change.length === 0) return;
    storage.record(change);
    saveSettings();
  };
  const tasks = () => state.getState().tasks;

  const commands: TaskCommands = {
    add: (content) => act(intent.add(content, newId())),
    edit: (id, content) => act(intent.edit(tasks(), id, content)),
    toggle: (id) => act(intent.toggle(tasks(), id)),
    finishAll: () => act(intent.finishAll(tasks())),
    move: (id, neighbour, side) => act(moveBeside(tasks(), id, neighbour, side)),
    remove: (id) => act(intent.remove(tasks(), id)),
    removeAll: () => act(intent.removeAll(tasks())),
    toggleHideDone() {
      state.setState(({ hideDone }) => ({ hideDone: !hideDone }));
      storage.save();
      saveSettings();
    },
    async loadExamples() {
      state.setState({ loading: true });
      try {
        const examples = await fetchExamples();
        act(intent.replaceAll(tasks(), examples));
        return true;
      } catch {
        return false;
      } finally {
        state.setState({ loading: false });
      }
    },
    restore(kept) {
      act(intent.restore(tasks(), readTasks(kept.text, newId).tasks, newId));
      storage.forget(kept);
    },
    forget: (kept) => storage.forget(kept),
  };
  return { state, commands };
}
