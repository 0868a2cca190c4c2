import type { StorageEnvironment } from './storageState';

export type Outcome = 'given' | 'failed' | 'timeout';

interface RetryOptions {
  /** Runs one piece of work. The next one begins after it has ended. */
  readonly work: () => Promise<void>;
  /** Called after every try, and once when a try takes long. */
  readonly onOutcome: (outcome: Outcome) => void;
  /** Returns a function that cancels the work. */
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

/** Rejects if a call hangs, and ignores its late answer. */
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
