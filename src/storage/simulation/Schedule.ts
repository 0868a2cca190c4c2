/** More than any test needs, because refused work is retried for ever. */
const MOST_STEPS = 20_000;

/**
 * Jobs that wait until a test runs them. Those in one lane keep their order, as messages between two
 * processes do; between lanes the test decides.
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

  /** Runs the first job of one of the waiting lanes, chosen by a number. False if none waits. */
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

  runFirst(lane: string): Promise<void> {
    const jobs = this.#lanes.get(lane) ?? [];
    const job = jobs.shift();
    if (jobs.length === 0) this.#lanes.delete(lane);
    job?.();
    return settled();
  }

  /** Runs the jobs that wait in this lane now. */
  async runLane(lane: string): Promise<void> {
    const length = this.#lanes.get(lane)?.length ?? 0;
    for (let job = 0; job < length; job += 1) await this.runFirst(lane);
  }

  async runAll(): Promise<void> {
    for (let steps = 0; await this.runOne(0); steps += 1) {
      if (steps === MOST_STEPS) throw new Error('It does not come to rest.');
    }
  }

  /** Drops jobs that a crash ends. */
  drop(lanePrefix: string): void {
    for (const lane of this.#lanes.keys()) {
      if (lane.startsWith(lanePrefix)) this.#lanes.delete(lane);
    }
  }
}

interface Engine {
  readonly process?: { readonly env: unknown; readonly nextTick?: (work: () => void) => void };
}

/** Node's setImmediate runs once all promises have settled; a browser only has timers. */
const { process }: Engine = globalThis;
const nextTick = process?.nextTick ?? setTimeout;

/** Waits until all promises have settled. */
export function settled(): Promise<void> {
  return new Promise((resolve) => nextTick(resolve));
}
