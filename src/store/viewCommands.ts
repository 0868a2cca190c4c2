import { idsOf } from '../domain/change';
import { moveBeside, type Side } from '../domain/intent';
import type { Task, Tasks } from '../domain/task';
import type { OrphanedDraft } from './drafts';
import { shownTasks } from './shownTasks';
import type { TaskCore } from './taskState';

/** How the list is viewed: searching, hiding, editing, asking, and the order as it is shown. */
export interface ViewCommands {
  /** The tasks that the view leaves in the list. */
  readonly shown: () => Tasks;
  /** Whether neither a search nor "Hide done" hides a task. */
  readonly shows: (id: string) => boolean;
  /** Ends a search or "Hide done" that hides a task, and makes even a long list render its row. */
  readonly reveal: (id: string) => void;
  /** The text of a new task from before the page was left or reloaded. */
  readonly newTaskDraft: () => string;
  readonly keepNewTask: (text: string) => void;
  readonly toggleHideDone: () => void;
  readonly search: (term: string) => void;
  readonly announceFound: () => void;
  /** Opens a row's editor, with its draft if it has one, and closes any other. */
  readonly beginEdit: (task: Task) => void;
  /** The unsaved text of a task's editor; else the task's own text. */
  readonly draftOf: (task: Task) => string;
  readonly keepDraft: (task: Task, text: string) => void;
  /** Closes the editor and discards its draft. */
  readonly endEdit: () => void;
  /** Finds the drafts whose rows another tab has removed, so that a notice can show their text. */
  readonly findOrphanedDrafts: () => void;
  readonly discardOrphanedDraft: (draft: OrphanedDraft) => void;
  readonly askToRemove: (task: Task) => void;
  readonly askToRemoveDone: () => void;
  readonly askToRemoveAll: () => void;
  readonly withdrawQuestion: () => void;
  readonly closeReceivedList: () => void;
  /** Moves a task past its visible neighbours: -1 is one up, Infinity is to the end. */
  readonly step: (id: string, distance: number) => void;
  /** Moves a task directly beside another visible one. */
  readonly move: (id: string, neighbour: string, side: Side) => void;
}

export function viewCommands({
  state: { getState: get, setState: set },
  dispatch,
  notifications: { announce },
  save,
  drafts,
  findOrphanedDrafts,
}: TaskCore): ViewCommands {
  const shown = () => shownTasks(get());
  const move = (id: string, neighbour: string, side: Side) => {
    const entry = dispatch(moveBeside(get().tasks, id, neighbour, side));
    const after = shown();
    const position = after.findIndex((task) => task.id === id) + 1;
    const count = after.length;
    announce(({ row }) => row[entry ? 'moved' : 'stays'](position, count));
  };
  const shows = (id: string) => {
    const task = get().tasks.find((candidate) => candidate.id === id);
    return task !== undefined && shownTasks({ ...get(), tasks: [task] }).length > 0;
  };
  return {
    shown,
    shows,
    reveal(id) {
      if (!shows(id)) set({ term: '', hideDone: false });
      set({ revealedId: id });
    },
    newTaskDraft: () => drafts.newTask(),
    keepNewTask: (text) => drafts.keepNewTask(text),
    toggleHideDone() {
      set({ hideDone: !get().hideDone });
      save();
    },
    search: (term) => set({ term }),
    announceFound() {
      const { length } = shown();
      announce(({ notification }) => notification.found(length));
    },
    beginEdit: ({ id }) => set({ editedId: id, drafts: drafts.edits() }),
    draftOf: ({ id, content }) => drafts.of(id) ?? content,
    // Not part of the state, because every letter would run the selectors of every row.
    keepDraft({ id }, text) {
      if (get().editedId === id) drafts.keep(id, text);
    },
    endEdit() {
      const { editedId } = get();
      if (editedId !== null) drafts.discard(editedId);
      set({ editedId: null, drafts: drafts.edits() });
    },
    findOrphanedDrafts,
    discardOrphanedDraft({ id }) {
      drafts.discard(id);
      if (get().editedId === id) set({ editedId: null });
      findOrphanedDrafts();
    },
    askToRemove: ({ id }) => set({ removal: { scope: 'one', ids: new Set([id]) } }),
    askToRemoveDone() {
      const done = get().tasks.filter((task) => task.done);
      set({ removal: { scope: 'done', ids: new Set(idsOf(done)) } });
    },
    askToRemoveAll: () => set({ removal: { scope: 'all', ids: new Set(idsOf(get().tasks)) } }),
    withdrawQuestion: () => set({ removal: null }),
    closeReceivedList() {
      drafts.keepReceived(null);
      set({ receivedList: null });
    },
    step(id, distance) {
      const tasks = shown();
      const index = tasks.findIndex((task) => task.id === id);
      // At either end the task stays where it is, and that is announced.
      const goal = Math.max(0, Math.min(index + distance, tasks.length - 1));
      const neighbour = tasks[goal];
      if (neighbour) move(id, neighbour.id, distance < 0 ? 'above' : 'below');
    },
    move,
  };
}
