import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Change } from '../domain/change';
import { among, doneAmong } from '../domain/intent';
import type { IncomingTask, Tasks } from '../domain/task';
import type { Made, Origin, HistoryEntry } from '../domain/undo';
import type { DraftStorage } from '../storage/draftStorage';
import type { OfferedText } from '../storage/journal';
import type { Cause, StorageState, TaskStorage } from '../storage/storageState';
import { createDrafts, type Drafts, type OrphanedDraft } from './drafts';
import { createHistory, type History } from './history';
import type { Notifications } from './notifications';

/**
 * The removal that the visitor is being asked to confirm. The tasks are listed by their ids, so
 * that one which another tab adds or ticks while the question is open is not removed.
 */
export interface Removal {
  readonly scope: 'one' | 'done' | 'all';
  readonly ids: ReadonlySet<string>;
}

/** The tasks that Yes would remove. Another tab may have removed or unticked some. */
export function removedBy({ scope, ids }: Removal, tasks: Tasks): Tasks {
  return scope === 'done' ? doneAmong(tasks, ids) : among(tasks, ids);
}

/** A list from a link, which the visitor is being asked to add. */
export interface ReceivedTasks {
  readonly tasks: readonly IncomingTask[];
  /** How many of them would change a task of the list. */
  readonly updated: number;
  /** The name of the file that the link was in, if it was in one. */
  readonly file: string | null;
  readonly accept: () => void;
}

/** The view of the list, and the visitor's unfinished actions on it. */
interface ViewState {
  readonly hideDone: boolean;
  /** The search term as it was typed. */
  readonly term: string;
  /** The task whose editor is open. Its text is a draft, not part of the state. */
  readonly editedId: string | null;
  /** The unsaved texts of closed editors, by task id. */
  readonly drafts: ReadonlyMap<string, string>;
  readonly orphanedDrafts: readonly OrphanedDraft[];
  readonly removal: Removal | null;
  readonly receivedList: ReceivedTasks | null;
  /** A task whose row is rendered even if it is far from the window. */
  readonly revealedId: string | null;
}

export interface TaskState extends StorageState, ViewState {
  /** False in prerendered HTML, which is made before anyone's list is known. */
  readonly restored: boolean;
  readonly loading: boolean;
  /** From 0 to 1 during a long import. */
  readonly importing: number | null;
}

const BEFORE_RESTORING: TaskState = {
  tasks: [],
  safety: 'safe',
  offered: [],
  restored: false,
  loading: false,
  importing: null,
  hideDone: false,
  term: '',
  editedId: null,
  drafts: new Map(),
  orphanedDrafts: [],
  removal: null,
  receivedList: null,
  revealedId: null,
};

export interface TaskStoreParts {
  readonly storage: TaskStorage;
  readonly notifications: Notifications;
  readonly newId: () => string;
  readonly term?: string;
  /** The boot script has put the stored tasks into the HTML, which hydration must match. */
  readonly isPainted?: boolean;
  readonly drafts?: DraftStorage;
  /** The id of the browser's tab, which a reload does not change. */
  readonly tab: string;
  readonly now?: () => number;
  readonly fetchExamples?: (newId: () => string) => Promise<Tasks>;
  /** The theme and the language are saved after every action, too. */
  readonly saveSettings: () => void;
}

/** The state of the list, and all that changes it: `dispatch`, `undo` and `redo`. */
export interface TaskCore {
  readonly state: StoreApi<TaskState>;
  readonly tasks: () => Tasks;
  readonly newId: () => string;
  readonly drafts: Drafts;
  readonly history: History;
  readonly notifications: Notifications;
  readonly storage: TaskStorage;
  readonly findOrphanedDrafts: () => void;
  /** Applies a change as an entry that can be undone; null if there is nothing to change. */
  readonly dispatch: (change: Change, origin?: Origin) => HistoryEntry | null;
  readonly undo: (entry?: HistoryEntry) => HistoryEntry | null;
  readonly redo: () => HistoryEntry | null;
  /** Leaves one offered text out of the state, until another one or null replaces it. */
  readonly setDiscarded: (offered: OfferedText | null) => void;
  readonly save: () => void;
  /** Returns a function that ends it. */
  readonly onListChange: (listener: (cause: Cause) => void) => () => void;
}

export function createTaskState(parts: TaskStoreParts): TaskCore {
  const { storage, notifications, newId, saveSettings } = parts;
  const { now = Date.now, term = '', isPainted = false } = parts;
  const restored = { ...storage.getState(), restored: true };
  const state = createStore<TaskState>()(() => ({
    ...BEFORE_RESTORING,
    ...(isPainted && restored),
  }));
  // Set after creation: while hydrating, React reads the first state, which must match the HTML.
  state.setState({ ...restored, term });
  const tasks = () => state.getState().tasks;

  const drafts = createDrafts(parts.drafts);
  state.setState({ editedId: drafts.latest() ?? null, drafts: drafts.edits() });
  const findOrphanedDrafts = () => {
    const orphanedDrafts = drafts.orphaned(tasks());
    if (orphanedDrafts.length > 0 || state.getState().orphanedDrafts.length > 0) {
      state.setState({ orphanedDrafts });
    }
  };

  /** A visitor who removes a row does not want the text typed into it either. */
  const discardDrafts = (before: Tasks, after: Tasks) => {
    const orphaned = drafts.orphaned(after);
    if (orphaned.length === 0) return;
    const ids = new Set(before.map(({ id }) => id));
    for (const { id } of orphaned) if (ids.has(id)) drafts.discard(id);
    state.setState({ drafts: drafts.edits() });
  };

  /** The offered text that a notification still offers back. */
  let discarded: OfferedText | null = null;
  const stored = () => {
    const { offered, ...rest } = storage.getState();
    const isShown = ({ key }: OfferedText) => key !== discarded?.key;
    return { ...rest, offered: offered.every(isShown) ? offered : offered.filter(isShown) };
  };

  const listeners = new Set<(cause: Cause) => void>();
  storage.subscribe((cause) => {
    const { tasks: before, safety, removal } = state.getState();
    const news = stored();
    const isAsked = removal !== null && removedBy(removal, news.tasks).length > 0;
    // In one step, so that the focus can go from the question to the next row.
    state.setState({ ...news, removal: isAsked ? removal : null });
    const after = tasks();
    if (after !== before) for (const listener of listeners) listener(cause);
    if (cause === 'own') discardDrafts(before, after);
    findOrphanedDrafts();
    if (safety !== 'safe' && state.getState().safety === 'safe') {
      notifications.announce(({ notification }) => notification.savedAgain);
    }
  });
  const append = (change: Change, made: Made) => {
    const id = storage.append(change, made);
    saveSettings();
    return id;
  };
  const fetchPast: TaskStorage['history'] = (reach) => storage.history(reach);
  const history = createHistory({ list: tasks, append, fetchPast, now, tab: parts.tab });

  return {
    state,
    tasks,
    newId,
    drafts,
    history,
    notifications,
    storage,
    findOrphanedDrafts,
    dispatch: (change, origin) => (change.length > 0 ? history.push(change, origin) : null),
    undo(entry) {
      const undone = history.undo(entry);
      const { notification } = notifications.state.getState();
      // The entry behind its Undo button may be gone now.
      if (notification?.entry && !history.has(notification.entry))
        notifications.dismiss(notification);
      return undone;
    },
    redo: history.redo,
    setDiscarded(offered) {
      discarded = offered;
      state.setState(stored());
    },
    save() {
      storage.save();
      saveSettings();
    },
    onListChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
