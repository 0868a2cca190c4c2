import { createContext, useContext, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { Notifications } from './notifications';
import type { SettingsState, SettingsStore } from './settingsStore';
import type { TaskState } from './taskState';
import type { TaskCommands, TaskStore } from './taskStore';

export interface Stores {
  readonly tasks: TaskStore;
  readonly settings: SettingsStore;
  readonly notifications: Notifications;
}

const StoreContext = createContext<Stores | null>(null);

export function StoreProvider({ stores, children }: { stores: Stores; children: ReactNode }) {
  return <StoreContext value={stores}>{children}</StoreContext>;
}

function useStores(): Stores {
  const stores = useContext(StoreContext);
  if (!stores) throw new Error('StoreProvider is missing above this component');
  return stores;
}

export function useTaskState<Slice>(select: (state: TaskState) => Slice): Slice {
  return useStore(useStores().tasks.state, select);
}

export function useTaskCommands(): TaskCommands {
  return useStores().tasks.commands;
}

export function useNotifications(): Notifications {
  return useStores().notifications;
}

export function useSettings<Slice>(select: (state: SettingsState) => Slice): Slice {
  return useStore(useStores().settings.state, select);
}

export function useSettingsCommands(): SettingsStore['commands'] {
  return useStores().settings.commands;
}
