import type { StepStorage } from '../stepStorage';
import { notedSteps } from '../undo/notedSteps';
import { savedSteps } from '../undo/savedSteps';
import { stepDatabase, type RunInSteps } from '../undo/stepDatabase';
import { openStepNotes } from '../undo/stepNotes';
import { alwaysShown } from './alwaysShown';
import { storageWith } from './storageWith';

export interface Visit extends StepStorage {
  /** All that was asked for has been done. */
  settled(): Promise<void>;
  /** The page is closed when all is saved. */
  end(): Promise<void>;
  /** The page is gone at once, whatever it is doing. */
  kill(): void;
  /** Into the back/forward cache, and out of it. */
  hide(): unknown;
  comeBack(): void;
}

/** The pages of one browser, as far as their steps go. */
export class SimulatedVisits {
  time = 1_000_000_000_000;
  refuses = false;
  /** What the pages have noted stays here. */
  readonly local = storageWith({});
  readonly #open = new Set<string>();
  #count = 0;

  open(): Visit {
    const name = `visit${(this.#count += 1)}`;
    let comeBack = () => {};
    let isKilled = false;
    let working: Promise<unknown> = Promise.resolve();
    const database = stepDatabase(alwaysShown);
    const run: RunInSteps = (work) => {
      if (isKilled) return new Promise(() => {});
      const done = database(async (rows, steps) => {
        if (this.refuses) throw new DOMException('', 'QuotaExceededError');
        return work(rows, steps);
      });
      working = done.catch(() => {});
      return done;
    };
    const notes = openStepNotes(this.local, name);
    const saved = savedSteps({
      visit: name,
      local: this.local,
      notes,
      presence: {
        enter: (visit) => this.#open.add(visit),
        openTabs: async () => new Set(this.#open),
      },
      run,
      now: () => this.time,
      idle: async () => {},
      onReturn: (listener) => (comeBack = listener),
    });
    const steps = notedSteps(notes, { get: () => saved, fetch: async () => saved });
    const settled = async () => {
      let seen: unknown = null;
      while (seen !== working) {
        await (seen = working);
        // What waits for it begins no sooner than in the next turn.
        await new Promise((resolve) => setTimeout(resolve));
      }
    };
    return {
      ...steps,
      settled,
      end: async () => {
        await settled();
        this.#open.delete(name);
      },
      kill: () => {
        isKilled = true;
        this.#open.delete(name);
      },
      hide: () => this.#open.delete(name),
      comeBack: () => {
        this.#open.add(name);
        comeBack();
      },
    };
  }
}
