import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { Tasks } from '../domain/task';
import type { HistoryEntry } from '../domain/undo';
import { DictionaryContext } from '../i18n/DictionaryContext';
import type { Background, BackgroundState } from './background';
import type { Notifications, NotificationState } from './notifications';
import type { SettingsState, SettingsStore } from './settingsStore';
import { shownTasks } from './shownTasks';
import type { TaskState } from './taskState';
import type { TaskCommands, TaskStore } from './taskStore';

export interface Stores {
  readonly tasks: TaskStore;
  readonly settings: SettingsStore;
  readonly notifications: Notifications;
  readonly background: Background;
}

const StoreContext = createContext<Stores | null>(null);

export function StoreProvider({ stores, children }: { stores: Stores; children: ReactNode }) {
  const dictionary = useStore(stores.settings.state, (state) => state.dictionary);
  return (
    <StoreContext value={stores}>
      <DictionaryContext value={dictionary}>{children}</DictionaryContext>
    </StoreContext>
  );
}

function useStores(): Stores {
  const stores = useContext(StoreContext);
  if (!stores) throw new Error('StoreProvider is missing above this component');
  return stores;
}

export function useTaskState<Slice>(select: (state: TaskState) => Slice): Slice {
  return useStore(useStores().tasks.state, select);
}

/** The visible tasks. A selector would search a long list with every change of the state. */
export function useShownTasks(): Tasks {
  const tasks = useTaskState((state) => state.tasks);
  const hideDone = useTaskState((state) => state.hideDone);
  const term = useTaskState((state) => state.term);
  return useMemo(() => shownTasks({ tasks, hideDone, term }), [tasks, hideDone, term]);
}

/** For effects that subscribe. Components select what they show with `useTaskState`. */
export function useTaskStore(): TaskStore {
  return useStores().tasks;
}

/** The latest entries of this page. */
export function useHistoryEntries(): readonly HistoryEntry[] {
  return useStore(useStores().tasks.history, ({ entries }) => entries);
}

export function useTaskCommands(): TaskCommands {
  return useTaskStore().commands;
}

export function useNotificationState<Slice>(select: (state: NotificationState) => Slice): Slice {
  return useStore(useStores().notifications.state, select);
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

export function useBackgroundState<Slice>(select: (state: BackgroundState) => Slice): Slice {
  return useStore(useStores().background.state, select);
}

export function useBackground(): Background {
  return useStores().background;
}
