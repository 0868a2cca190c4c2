import { AT_END, startOf, type Change } from '../domain/change';
import { listInText } from '../domain/sharing/sharedLink';
import * as intent from '../domain/intent';
import { openTwin } from '../domain/openTwin';
import type { Tasks } from '../domain/task';
import type { Step } from '../domain/undo';
import type { Said, Told } from './news';

/** A new task, and how to take it back. */
export interface Added {
  readonly id: string;
  readonly step: Step;
}

export interface AddingCommands {
  /**
   * Null when there was nothing to add, or when a notice tells of it already: because it cannot be
   * seen, or because the list has had an open task that says the same.
   */
  add(content: string, place?: 'top' | 'end'): Added | null;
  /** For whoever finds that the new row is below the window. */
  tellAdded(added: Added): void;
  /**
   * Adds the lines of a pasted text, and asks about the list that a link brings. Returns null for any
   * other single line, which the field takes.
   */
  paste(text: string): Promise<void> | null;
}

interface Store {
  readonly tasks: () => Tasks;
  readonly newId: () => string;
  readonly act: (change: Change) => Step | null;
  /** Whether the view leaves a task in the list. */
  readonly shows: (id: string) => boolean;
  readonly tell: (told: Told, step: Step) => void;
  readonly say: (said: Said) => void;
  readonly unsay: () => void;
  readonly receive: (list: string) => Promise<void>;
  readonly addLines: (text: string) => Promise<void>;
}

export function addingCommands(store: Store): AddingCommands {
  const { tasks, newId, act, shows, tell, say, unsay, receive, addLines } = store;
  return {
    add(content, place = 'end') {
      const id = newId();
      const twin = openTwin(tasks(), content);
      const step = act(intent.add(content, id, place === 'top' ? startOf(tasks()) : AT_END));
      if (!step) return null;
      if (!twin && shows(id)) {
        say({ type: 'added' });
        return { id, step };
      }
      tell(twin ? { type: 'addedAgain', twin: twin.id } : { type: 'added', id }, step);
      return null;
    },
    tellAdded({ id, step }) {
      // It would be heard twice.
      unsay();
      tell({ type: 'added', id }, step);
    },
    paste(text) {
      const list = listInText(text);
      if (list !== null) return receive(list);
      return /[\r\n]/.test(text.trim()) ? addLines(text) : null;
    },
  };
}
