import type { Step } from '../domain/undo';
import type { PastChange } from '../storage/stepStorage';
import type { History } from './history';
import type { Said } from './news';

export interface UndoCommands {
  /** Undoes the latest step, or the step of a notice. Returns false if there was nothing to undo. */
  undo(step?: Step): boolean;
  redo(): boolean;
  /** Fetches what earlier visits have left to undo and redo. */
  recall(): Promise<void>;
  /** The changes of this page and those given, the latest first. */
  changes(saved: readonly PastChange[]): readonly PastChange[];
  /** The changes of all visits, as far as they are saved. */
  savedChanges(): Promise<readonly PastChange[]>;
}

interface UndoParts {
  readonly history: History;
  readonly say: (said: Said) => void;
  readonly onUndone: (undone: Step) => void;
  /** A notice may have offered to undo a step that is gone now. */
  readonly checkNotice: () => void;
}

export function undoCommands({ history, say, onUndone, checkNotice }: UndoParts): UndoCommands {
  return {
    undo(step) {
      const undone = history.undo(step);
      if (undone) {
        say({ type: 'undone' });
        onUndone(undone);
      }
      checkNotice();
      return undone !== null;
    },
    redo() {
      const isRedone = history.redo() !== null;
      if (isRedone) say({ type: 'redone' });
      return isRedone;
    },
    recall: () => history.recall(),
    changes: (saved) => history.changes(saved),
    savedChanges: () => history.savedChanges(),
  };
}
