/** Far more than any test needs. Refused work is retried for ever. */
const MOST_STEPS = 20_000;

/**
 * Work that waits until a test lets it happen. Jobs in one lane keep their order, as messages
 * between two processes do; between lanes the test decides.
 */
export class Schedule {
  readonly #lanes = new Map<string, (() => void)[]>();

  get isEmpty(): boolean {
    return this.#lanes.size === 0;
  }

  add(lane: string, job: () => void): void {
    const jobs = this.#lanes.get(lane);
    if (jobs) jobs.push(job);
    else this.#lanes.set(lane, [job]);
  }

  /** Runs the first job of one of the waiting lanes, chosen by a number; false: none waits. */
  async runOne(choice: number): Promise<boolean> {
    if (this.isEmpty) await settled();
    const lane = this.#waiting(choice % this.#lanes.size);
    if (lane === undefined) return false;
    await this.runFirst(lane);
    return true;
  }

  #waiting(index: number): string | undefined {
    let left = index;
    for (const lane of this.#lanes.keys()) {
      if (left === 0) return lane;
      left -= 1;
    }
    return undefined;
  }

  /** Runs the first job of this lane. */
  runFirst(lane: string): Promise<void> {
    const jobs = this.#lanes.get(lane) ?? [];
    const job = jobs.shift();
    if (jobs.length === 0) this.#lanes.delete(lane);
    job?.();
    return settled();
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

interface Engine {
  readonly process?: { readonly env: unknown; readonly nextTick?: (work: () => void) => void };
}

/** Node calls back when no promise is left to follow; a browser has nothing better than a timer. */
const { process }: Engine = globalThis;
const nextTick = process?.nextTick ?? setTimeout;

/** Lets everything come to rest that waits for promises alone. */
export function settled(): Promise<void> {
  return new Promise((resolve) => nextTick(resolve));
}
