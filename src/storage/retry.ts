import type { StorageEnvironment } from './storageState';

export type Outcome = 'given' | 'failed' | 'timeout';

interface RetryOptions {
  /** Runs one piece of work; a new one begins only when it has ended. */
  readonly work: () => Promise<void>;
  /** Called after every try, and when a try has been silent for long. */
  readonly onOutcome: (outcome: Outcome) => void;
  /** Returns a function that calls the work off. */
  readonly after: (milliseconds: number, work: () => void) => () => void;
}

export const SILENCE_MS = 5000;
/** Much longer than a slow disk takes, and much shorter than a visitor keeps a page open. */
export const ABANDON_MS = 25_000;
const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 30_000;

/** Runs work on request, one at a time, and retries until it succeeds. */
export function retry({ work, onOutcome, after }: RetryOptions): () => void {
  let working = false;
  let wanted = false;
  let retryMs = FIRST_RETRY_MS;
  let callOffRetry = () => {};

  async function run(): Promise<void> {
    working = true;
    callOffRetry();
    try {
      while (wanted) {
        wanted = false;
        const callOff = after(SILENCE_MS, () => onOutcome('timeout'));
        await work().finally(callOff);
      }
      retryMs = FIRST_RETRY_MS;
      onOutcome('given');
    } catch {
      onOutcome('failed');
      callOffRetry = after(retryMs, ask);
      retryMs = Math.min(2 * retryMs, LAST_RETRY_MS);
    } finally {
      working = false;
    }
  }

  function ask(): void {
    wanted = true;
    if (!working) void run();
  }
  return ask;
}

/** A call that hangs would be waited for until the page is closed. A late answer is ignored. */
export function inTime<Result>(
  { journal, after }: StorageEnvironment,
  call: Promise<Result>,
  milliseconds = ABANDON_MS,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const callOff = after(milliseconds, () => {
      journal?.get()?.disconnect();
      reject(new Error('The journal does not answer.'));
    });
    void call.then(resolve, reject).finally(callOff);
  });
}
