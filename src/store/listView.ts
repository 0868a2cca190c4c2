import type { Change } from '../domain/change';
import { moveBeside, type Side } from '../domain/move';
import type { Task, Tasks } from '../domain/task';
import type { Said } from './news';
import { shownTasks } from './shownTasks';

/** How the visitor looks at the list, and what they are in the middle of doing to it. */
export interface ListView {
  readonly hideDone: boolean;
  /** What is searched for, as it was typed. */
  readonly term: string;
  /** The row that is being edited, with its text as far as it has been typed. */
  readonly editing: { readonly id: string; readonly draft: string } | null;
  /** What the visitor is asked about before it is removed. */
  readonly removal: Task | 'all' | null;
}

export interface ListViewCommands {
  toggleHideDone(): void;
  search(term: string): void;
  /** Tells those who do not see it how many tasks the search has found. */
  sayFound(): void;
  /** Opens the editor of a row and closes that of another; opened again, it keeps its draft. */
  beginEdit(task: Task): void;
  keepDraft(draft: string): void;
  endEdit(): void;
  askToRemove(what: Task | 'all'): void;
  withdrawQuestion(): void;
  /** Past its neighbour on the screen: -1 up, 1 down. */
  step(id: string, direction: -1 | 1): void;
  /** Directly beside another task on the screen. */
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
      // At either end it stays, and hears where it is.
      const neighbour = tasks[index + direction] ?? tasks[index];
      if (neighbour) move(id, neighbour.id, direction < 0 ? 'above' : 'below');
    },
    move,
  };
}
