import type { StorageEnvironment } from './storageState';

/** Much longer than a slow disk takes, and much shorter than a visitor keeps a page open. */
export const ABANDON_MS = 25_000;

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
