import type { Change } from '../domain/change';
import { moveBeside, type Side } from '../domain/move';
import type { Task, Tasks } from '../domain/task';
import type { Said } from './news';
import { shownTasks } from './shownTasks';

/** How the list is viewed, and what the visitor is in the middle of doing to it. */
export interface ListView {
  readonly hideDone: boolean;
  /** The search term as it was typed. */
  readonly term: string;
  /** The row being edited, with the text typed so far. */
  readonly editing: { readonly id: string; readonly draft: string } | null;
  /** What the visitor is being asked to confirm the removal of. */
  readonly removal: Task | 'all' | null;
}

export interface ListViewCommands {
  toggleHideDone(): void;
  search(term: string): void;
  /** Announces to screen readers how many tasks the search has found. */
  sayFound(): void;
  /** Opens a row's editor and closes any other. If it is open already, its draft stays. */
  beginEdit(task: Task): void;
  keepDraft(draft: string): void;
  endEdit(): void;
  askToRemove(what: Task | 'all'): void;
  withdrawQuestion(): void;
  /** Moves a task past its visible neighbour: -1 up, 1 down. */
  step(id: string, direction: -1 | 1): void;
  /** Moves a task directly beside another visible one. */
  move(id: string, neighbour: string, side: Side): void;
}

export const FIRST_VIEW: ListView = { hideDone: false, term: '', editing: null, removal: null };

interface Store {
  readonly get: () => ListView & { readonly tasks: Tasks };
  readonly set: (view: Partial<ListView>) => void;
  readonly act: (change: Change) => unknown;
  readonly say: (said: Said) => void;
  /** Saves the list and the settings, as after every action. */
  readonly save: () => void;
}

export function listViewCommands({ get, set, act, say, save }: Store): ListViewCommands {
  const shown = () => shownTasks(get());
  const move = (id: string, neighbour: string, side: Side) => {
    act(moveBeside(get().tasks, id, neighbour, side));
    const after = shown();
    const position = after.findIndex((task) => task.id === id) + 1;
    say({ type: 'moved', position, count: after.length });
  };
  return {
    toggleHideDone() {
      set({ hideDone: !get().hideDone });
      save();
    },
    search: (term) => set({ term }),
    sayFound: () => say({ type: 'found', count: shown().length }),
    beginEdit({ id, content }) {
      if (get().editing?.id !== id) set({ editing: { id, draft: content } });
    },
    keepDraft(draft) {
      const { editing } = get();
      if (editing) set({ editing: { ...editing, draft } });
    },
    endEdit: () => set({ editing: null }),
    askToRemove: (removal) => set({ removal }),
    withdrawQuestion: () => set({ removal: null }),
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
