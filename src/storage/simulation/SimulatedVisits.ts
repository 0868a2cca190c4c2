import type { StepStorage } from '../stepStorage';
import { savedSteps } from '../undo/savedSteps';
import { stepDatabase, type RunInSteps } from '../undo/stepDatabase';
import { alwaysShown } from './alwaysShown';

interface Visit extends StepStorage {
  /** All that was asked for has been done. */
  settled(): Promise<void>;
  /** The page is closed when all is saved. */
  end(): Promise<void>;
  /** Into the back/forward cache, and out of it. */
  hide(): unknown;
  comeBack(): void;
}

/** The pages of one browser, as far as their steps go. */
export class SimulatedVisits {
  time = 1_000_000_000_000;
  refuses = false;
  readonly #open = new Set<string>();
  #count = 0;

  open(): Visit {
    const name = `visit${(this.#count += 1)}`;
    let comeBack = () => {};
    let working: Promise<unknown> = Promise.resolve();
    const database = stepDatabase(alwaysShown);
    const run: RunInSteps = (work) => {
      const done = database(async (rows, steps) => {
        if (this.refuses) throw new DOMException('', 'QuotaExceededError');
        return work(rows, steps);
      });
      working = done.catch(() => {});
      return done;
    };
    const steps = savedSteps({
      visit: name,
      presence: {
        enter: (visit) => this.#open.add(visit),
        openTabs: async () => new Set(this.#open),
      },
      run,
      now: () => this.time,
      idle: async () => {},
      onReturn: (listener) => (comeBack = listener),
    });
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
      hide: () => this.#open.delete(name),
      comeBack: () => {
        this.#open.add(name);
        comeBack();
      },
    };
  }
}
