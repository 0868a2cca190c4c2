import type { Journal } from '../journal';

/** Much longer than a slow disk takes, and much shorter than a visitor keeps a page open. */
export const ABANDON_MS = 25_000;

/**
 * A journal whose silent calls fail. A call that hangs would otherwise be waited for until the
 * page is closed. If its answer comes late after all, it is ignored: the retry has the same ids.
 */
export function abandonSilent(
  journal: Journal,
  after: (milliseconds: number, work: () => void) => () => void,
): Journal {
  const inTime = <Result>(call: Promise<Result>): Promise<Result> =>
    new Promise((resolve, reject) => {
      const callOff = after(ABANDON_MS, () => {
        journal.disconnect();
        reject(new Error('The journal does not answer.'));
      });
      void call.then(resolve, reject).finally(callOff);
    });
  return {
    ...journal,
    exchange: (...args) => inTime(journal.exchange(...args)),
    compact: (...args) => inTime(journal.compact(...args)),
    keep: (...args) => inTime(journal.keep(...args)),
    kept: () => inTime(journal.kept()),
    forget: (key) => inTime(journal.forget(key)),
  };
}
