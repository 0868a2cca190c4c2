/** Far more than any test needs. Whoever is refused tries again for ever. */
const MOST_STEPS = 20_000;

/**
 * Work that waits until a test lets it happen. Jobs in one lane keep their order, as messages
 * between two processes do; between lanes the test decides.
 */
export class Schedule {
  readonly #lanes = new Map<string, (() => void)[]>();

  add(lane: string, job: () => void): void {
    const jobs = this.#lanes.get(lane);
    if (jobs) jobs.push(job);
    else this.#lanes.set(lane, [job]);
  }

  /** Runs the first job of one of the waiting lanes, chosen by a number; false: none waits. */
  async runOne(choice: number): Promise<boolean> {
    const waiting = [...this.#lanes.keys()];
    const lane = waiting[choice % waiting.length];
    if (lane === undefined) return false;
    await this.runFirst(lane);
    return true;
  }

  /** Runs the first job of this lane. */
  async runFirst(lane: string): Promise<void> {
    const jobs = this.#lanes.get(lane) ?? [];
    const job = jobs.shift();
    if (jobs.length === 0) this.#lanes.delete(lane);
    job?.();
    await settled();
  }

  /** Runs all that waits in this lane now. */
  async runLane(lane: string): Promise<void> {
    const length = this.#lanes.get(lane)?.length ?? 0;
    for (let job = 0; job < length; job += 1) await this.runFirst(lane);
  }

  async runAll(): Promise<void> {
    for (let steps = 0; await this.runOne(0); steps += 1) {
      if (steps === MOST_STEPS) throw new Error('It does not come to rest.');
    }
  }

  /** Jobs that a crash takes with it. */
  drop(lanePrefix: string): void {
    for (const lane of this.#lanes.keys()) {
      if (lane.startsWith(lanePrefix)) this.#lanes.delete(lane);
    }
  }
}

/** Lets everything come to rest that waits for promises alone: no chain of them is this long. */
export async function settled(): Promise<void> {
  for (let hop = 0; hop < 30; hop += 1) await Promise.resolve();
}
