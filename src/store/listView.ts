import { idsOf, type Change } from '../domain/change';
import { moveBeside, type Side } from '../domain/move';
import type { IncomingTask } from '../domain/incomingTask';
import type { Task, Tasks } from '../domain/task';
import type { DraftKeeper, Orphan } from './drafts';
import type { Said } from './news';
import { shownTasks } from './shownTasks';

/**
 * What the visitor is being asked to confirm the removal of. Of several tasks it has the ids: one
 * that another tab adds or ticks while the question is open is not meant.
 */
export type Removal =
  | { readonly what: 'one'; readonly task: Task }
  | { readonly what: 'done' | 'all'; readonly ids: ReadonlySet<string> };

/** A list that a link has brought, which the visitor is being asked to add. */
export interface Offer {
  readonly tasks: readonly IncomingTask[];
  /** How many of them would change a task of the list. */
  readonly updated: number;
  /** The name of the file that the link was in, if it was in one. */
  readonly file: string | null;
  readonly accept: () => void;
}

/** How the list is viewed, and what the visitor is in the middle of doing to it. */
export interface ListView {
  readonly hideDone: boolean;
  /** The search term as it was typed. */
  readonly term: string;
  /** The row being edited, with the text typed so far. */
  readonly editing: { readonly id: string; readonly draft: string } | null;
  /** What was typed into rows, by their ids, and neither saved nor cancelled. */
  readonly drafts: ReadonlyMap<string, string>;
  /** What was typed into rows that another tab has removed. */
  readonly orphans: readonly Orphan[];
  readonly removal: Removal | null;
  readonly offer: Offer | null;
  /** The row to be brought into view, which a long list must have in the page for that. */
  readonly sought: string | null;
}

export interface ListViewCommands {
  toggleHideDone(): void;
  search(term: string): void;
  /** Announces to screen readers how many tasks the search has found. */
  sayFound(): void;
  /** The tasks that the view leaves in the list. */
  shown(): Tasks;
  /** Whether the view leaves a task in the list: a search or "Hide done" may not. */
  shows(id: string): boolean;
  /** Has a row listed, so that it can be brought into view: what hides it is given up. */
  seek(id: string): void;
  /** What was typed for a new task before the page was left or reloaded. */
  newTaskDraft(): string;
  keepNewTask(text: string): void;
  /** Opens a row's editor and closes any other. Opened again, it has its draft. */
  beginEdit(task: Task): void;
  keepDraft(draft: string): void;
  /** Saved or cancelled: the draft is not wanted any more. */
  endEdit(): void;
  /** Finds the drafts whose rows are gone, so that a notice can hold their text. */
  findOrphans(): void;
  dropOrphan(orphan: Orphan): void;
  askToRemove(task: Task): void;
  askToRemoveDone(): void;
  askToRemoveAll(): void;
  withdrawQuestion(): void;
  /** The question was answered, with yes or no. */
  closeOffer(): void;
  /** Moves a task past its visible neighbour: -1 up, 1 down. */
  step(id: string, direction: -1 | 1): void;
  /** Moves a task directly beside another visible one. */
  move(id: string, neighbour: string, side: Side): void;
}

export const FIRST_VIEW: ListView = {
  hideDone: false,
  term: '',
  editing: null,
  drafts: new Map(),
  orphans: [],
  removal: null,
  offer: null,
  sought: null,
};

interface Store {
  readonly get: () => ListView & { readonly tasks: Tasks };
  readonly set: (view: Partial<ListView>) => void;
  readonly act: (change: Change) => unknown;
  readonly say: (said: Said) => void;
  /** Saves the list and the settings, as after every action. */
  readonly save: () => void;
  readonly drafts: DraftKeeper;
}

export function listViewCommands(store: Store): ListViewCommands {
  const { get, set, act, say, save, drafts } = store;
  const shown = () => shownTasks(get());
  const move = (id: string, neighbour: string, side: Side) => {
    act(moveBeside(get().tasks, id, neighbour, side));
    const after = shown();
    const position = after.findIndex((task) => task.id === id) + 1;
    say({ type: 'moved', position, count: after.length });
  };
  const shows = (id: string) => {
    const task = get().tasks.find((candidate) => candidate.id === id);
    return task !== undefined && shownTasks({ ...get(), tasks: [task] }).length > 0;
  };
  const findOrphans = () => {
    const orphans = drafts.orphans(get().tasks);
    if (orphans.length > 0 || get().orphans.length > 0) set({ orphans });
  };
  return {
    shown,
    shows,
    seek(id) {
      if (!shows(id)) set({ term: '', hideDone: false });
      set({ sought: id });
    },
    newTaskDraft: () => drafts.newTask(),
    keepNewTask: (text) => drafts.keepNewTask(text),
    toggleHideDone() {
      set({ hideDone: !get().hideDone });
      save();
    },
    search: (term) => set({ term }),
    sayFound: () => say({ type: 'found', count: shown().length }),
    beginEdit({ id, content }) {
      if (get().editing?.id !== id) set({ editing: { id, draft: drafts.of(id) ?? content } });
    },
    keepDraft(draft) {
      const { editing } = get();
      if (!editing) return;
      set({ editing: { ...editing, draft } });
      drafts.keep(editing.id, draft);
    },
    endEdit() {
      const { editing } = get();
      if (editing) drafts.drop(editing.id);
      set({ editing: null });
    },
    findOrphans,
    dropOrphan({ id }) {
      drafts.drop(id);
      if (get().editing?.id === id) set({ editing: null });
      findOrphans();
    },
    askToRemove: (task) => set({ removal: { what: 'one', task } }),
    askToRemoveDone() {
      const done = get().tasks.filter((task) => task.done);
      set({ removal: { what: 'done', ids: new Set(idsOf(done)) } });
    },
    askToRemoveAll: () => set({ removal: { what: 'all', ids: new Set(idsOf(get().tasks)) } }),
    withdrawQuestion: () => set({ removal: null }),
    closeOffer() {
      drafts.keepOffer(null);
      set({ offer: null });
    },
    step(id, direction) {
      const tasks = shown();
      const index = tasks.findIndex((task) => task.id === id);
      // At either end the task stays where it is, and its position is announced all the same.
      const neighbour = tasks[index + direction] ?? tasks[index];
      if (neighbour) move(id, neighbour.id, direction < 0 ? 'above' : 'below');
    },
    move,
  };
}
