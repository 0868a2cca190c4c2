import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Change } from '../domain/change';
import * as intent from '../domain/intent';
import { readTasks } from '../domain/savedTasks';
import type { Tasks } from '../domain/task';
import type { Origin, Step } from '../domain/undo';
import type { DraftStorage } from '../storage/draftStorage';
import type { Kept } from '../storage/journal';
import type { StorageState, TaskStorage } from '../storage/taskStorage';
import type { StepStorage } from '../storage/stepStorage';
import { latePart, reasonOf, type LatePart } from '../latePart';
import { addingCommands, type AddingCommands } from './adding';
import { keepDrafts } from './drafts';
import { createHistory } from './history';
import type { ImportingStore } from './importFiles';
import {
  FIRST_VIEW,
  listViewCommands,
  type ListView,
  type ListViewCommands,
  type Offer,
} from './listView';
import type { Notice, Said, Saying, Told } from './news';
import type { GivenFile } from './readFiles';
import { undoCommands, type UndoCommands } from './undoCommands';

export interface TaskState extends StorageState, ListView {
  /** False in prerendered HTML, which is made before anyone's list is known. */
  readonly restored: boolean;
  /** True while the example tasks are being fetched. */
  readonly loading: boolean;
  /** From 0 to 1 during a long import. */
  readonly importing: number | null;
  readonly notice: Notice | null;
  /** What the latest undo did. */
  readonly undone: Step | null;
  readonly saying: Saying | null;
}

export interface TaskCommands extends ListViewCommands, AddingCommands, UndoCommands {
  edit(id: string, content: string): void;
  toggle(id: string): void;
  finishAll(): void;
  uncheckAll(): void;
  remove(id: string): void;
  /** Of the tasks that were asked about, those that are still there. */
  removeAll(asked: ReadonlySet<string>): void;
  /** Of the tasks that were asked about, those that are still done. */
  removeDone(asked: ReadonlySet<string>): void;
  /** Resolves to false when there was no usable answer; the list is then unchanged. */
  loadExamples(): Promise<boolean>;
  importFiles(files: readonly GivenFile[]): Promise<void>;
  /**
   * Asks whether to add the list that a link has brought, or says what is wrong with it. Until it is
   * answered, a reload asks again.
   */
  receive(list: string): Promise<void>;
  tell(told: Told): void;
  dismissNotice(): void;
  /** Adds what a list that was set aside has and the current one lacks. */
  restore(kept: Kept, change: Restoring): void;
  /** Can be taken back until its notice has gone. */
  discard(kept: Kept): void;
}

type TakingIn<Source> = (source: Source, store: ImportingStore) => Promise<void>;

/** Passed in by the notice, because this code is needed too rarely for the first load. */
type Restoring = (tasks: Tasks, former: Tasks, newId: () => string) => Change;

export interface TaskStore {
  readonly state: StoreApi<TaskState>;
  readonly commands: TaskCommands;
  /** False while the journal may yet have another list than the one that is shown. */
  readonly isRead: () => boolean;
  /** True while a subscriber hears of what the visitor does here, and not of what others have done. */
  readonly isActing: () => boolean;
}

interface TaskStoreParts {
  readonly storage: TaskStorage;
  readonly newId: () => string;
  /** The search term in the address. */
  readonly term?: string;
  /** The page shows the stored tasks before the app does: its HTML is not that of an empty list. */
  readonly isPainted?: boolean;
  readonly fetchExamples: () => Promise<Tasks>;
  readonly drafts?: DraftStorage;
  readonly steps?: StepStorage | null;
  readonly now?: () => number;
  /** The theme and the language are saved after every action, too. */
  readonly saveSettings: () => void;
}

const BEFORE_RESTORING: TaskState = {
  tasks: [],
  safety: 'safe',
  kept: [],
  ...FIRST_VIEW,
  restored: false,
  loading: false,
  importing: null,
  notice: null,
  undone: null,
  saying: null,
};

/** Few visits import a file, open a link to a list, or paste one. */
const lateImports = {
  files: latePart(
    async () => (await import(/* webpackChunkName: "list-tools" */ './importFiles')).importFiles,
  ),
  paste: latePart(
    async () => (await import(/* webpackChunkName: "list-tools" */ './pasteLines')).pasteLines,
  ),
  link: latePart(
    async () => (await import(/* webpackChunkName: "list-tools" */ './receiveList')).receiveList,
  ),
};

export function createTaskStore(parts: TaskStoreParts): TaskStore {
  const { storage, newId, now = Date.now, term = '', isPainted = false } = parts;
  const { fetchExamples, saveSettings } = parts;
  const restored = { ...storage.getState(), restored: true };
  const state = createStore<TaskState>()(() => ({
    ...BEFORE_RESTORING,
    ...(isPainted && restored),
  }));
  // Set after creation: hydration needs the state that the page's HTML was made from.
  state.setState({ ...restored, term });

  const tasks = () => state.getState().tasks;
  const drafts = keepDrafts(parts.drafts, (edits) => state.setState({ drafts: edits }));
  const halfDone = drafts.latest();
  if (halfDone !== undefined) {
    state.setState({ editing: { id: halfDone, draft: drafts.of(halfDone) ?? '' } });
  }
  let isOwnChange = false;
  const record = (change: Change) => {
    isOwnChange = true;
    storage.record(change);
    isOwnChange = false;
    // The visitor has removed these rows, and what was typed into them.
    for (const { id } of drafts.orphans(tasks())) drafts.drop(id);
    saveSettings();
  };
  const history = createHistory({ list: tasks, record, now, steps: parts.steps });
  let news = 0;
  /** Set aside for as long as its notice offers it back. */
  let discarded: Kept | null = null;
  const keptOnes = () => storage.getState().kept.filter(({ key }) => key !== discarded?.key);
  const showNotice = (notice: Notice | null) => {
    if (discarded) storage.forget(discarded);
    discarded = null;
    state.setState({ notice });
  };
  const tell = (told: Told, step: Step | null = null) =>
    showNotice({ id: (news += 1), told, step });
  const say = (said: Said) => state.setState({ saying: { id: (news += 1), said } });
  storage.subscribe(() => {
    const wasSafe = state.getState().safety === 'safe';
    state.setState({ ...storage.getState(), kept: keptOnes() });
    if (!isOwnChange) commands.findOrphans();
    if (!wasSafe && state.getState().safety === 'safe') say({ type: 'savedAgain' });
  });
  const offer = (offered: Offer) => state.setState({ offer: offered });
  const onProgress = (importing: number | null) => state.setState({ importing });
  const act = (change: Change, origin?: Origin): Step | null =>
    change.length > 0 ? history.make(change, origin) : null;
  const actAndTell = (change: Change, told: Told, origin?: Origin) => {
    const step = act(change, origin);
    if (step) tell(told, step);
  };

  const setAllDone = (isDone: boolean) => {
    const count = tasks().filter(({ done }) => done !== isDone).length;
    const type = isDone ? 'finished' : 'unchecked';
    actAndTell(intent.setAllDone(tasks(), isDone), { type, count });
  };

  /** Tells of what has just happened to a task if the view does not list it any more. */
  const tellIfHidden = (type: 'edited' | 'done', id: string, change: Change) => {
    const wasShown = commands.shows(id);
    const step = act(change);
    if (step && wasShown && !commands.shows(id)) tell({ type, id }, step);
  };

  const onUndone = (undone: Step) => state.setState({ undone });
  const checkNotice = () => {
    const { notice } = state.getState();
    if (notice?.step && !history.has(notice.step)) showNotice(null);
  };

  const save = () => {
    storage.save();
    saveSettings();
  };

  const takeIn = async <Source>(part: LatePart<TakingIn<Source>>, source: Source) => {
    try {
      const take = await part.fetch();
      const undo = (step: Step) => commands.undo(step);
      const received = () => drafts.offer();
      const forgetReceived = () => drafts.keepOffer(null);
      const receiving = { offer, received, forgetReceived, receive };
      await take(source, { list: tasks, newId, act, undo, tell, onProgress, ...receiving });
    } catch (error) {
      const retry = () => void takeIn(part, source);
      tell({ type: 'partFailed', reason: reasonOf(error), retry });
    }
  };

  const unsay = () => state.setState({ saying: null });
  const shows = (id: string) => commands.shows(id);
  const addLines = (text: string) => takeIn(lateImports.paste, text);
  const receive = (list: string, file: string | null = null) => {
    const received = { list, file };
    drafts.keepOffer(received);
    return takeIn(lateImports.link, received);
  };

  const commands: TaskCommands = {
    ...listViewCommands({ get: state.getState, set: state.setState, act, say, save, drafts }),
    ...addingCommands({ tasks, newId, act, shows, tell, say, unsay, receive, addLines }),
    ...undoCommands({ history, say, onUndone, checkNotice }),
    edit: (id, content) => tellIfHidden('edited', id, intent.edit(tasks(), id, content)),
    toggle: (id) => tellIfHidden('done', id, intent.toggle(tasks(), id)),
    finishAll: () => setAllDone(true),
    uncheckAll: () => setAllDone(false),
    remove: (id) => actAndTell(intent.remove(tasks(), id), { type: 'removed' }),
    removeAll(asked) {
      const meant = intent.among(tasks(), asked);
      actAndTell(intent.removeAll(meant), { type: 'removedAll', count: meant.length });
    },
    removeDone(asked) {
      const count = intent.doneAmong(tasks(), asked).length;
      actAndTell(intent.removeDone(tasks(), asked), { type: 'removedAll', count });
    },
    async loadExamples() {
      state.setState({ loading: true });
      try {
        const examples = await fetchExamples();
        const replaced = tasks().length;
        const change = intent.replaceAll(tasks(), examples);
        actAndTell(change, { type: 'examples', replaced }, 'examples');
        return true;
      } catch {
        return false;
      } finally {
        state.setState({ loading: false });
      }
    },
    importFiles: (files) => takeIn(lateImports.files, files),
    receive,
    tell: (told) => tell(told),
    dismissNotice: () => showNotice(null),
    restore(kept, change) {
      act(change(tasks(), readTasks(kept.text, newId).tasks, newId), 'restored');
      storage.forget(kept);
    },
    discard(kept) {
      const takeBack = () => {
        discarded = null;
        state.setState({ kept: keptOnes(), notice: null });
      };
      tell({ type: 'discarded', kind: kept.kind, takeBack });
      discarded = kept;
      state.setState({ kept: keptOnes() });
    },
  };
  const unanswered = drafts.offer();
  if (unanswered) void takeIn(lateImports.link, unanswered);
  return { state, commands, isRead: storage.isRead, isActing: () => isOwnChange };
}
