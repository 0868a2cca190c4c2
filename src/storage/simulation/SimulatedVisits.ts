import { openDatabase } from '../journal/database';
import type { StepStorage } from '../stepStorage';
import { savedSteps } from '../undo/savedSteps';
import { alwaysShown } from './alwaysShown';

export interface Visit extends StepStorage {
  /** All that was asked for has been done. */
  settled(): Promise<unknown>;
}

/** The pages of one browser, as far as their steps go. */
export class SimulatedVisits {
  time = 1_000_000_000_000;
  #count = 0;

  /** A page in a tab of its own, or in one that is reloaded. */
  open(tab = `tab${(this.#count += 1)}`): Visit {
    const database = openDatabase(alwaysShown);
    const now = () => this.time;
    const steps = savedSteps({
      database,
      tab,
      opened: (this.time += 1),
      now,
      idle: async () => {},
    });
    // What was asked for before is done first.
    return { ...steps, settled: () => steps.changes() };
  }
}
