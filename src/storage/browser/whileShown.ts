/** Aborts the signal if the page enters the back/forward cache before the work is done. */
export type WhileShown = <Result>(
  work: (signal: AbortSignal) => Promise<Result>,
) => Promise<Result>;

/**
 * Runs work only while the page is shown, and repeats it if the page was cached meanwhile. WebKit keeps
 * the transaction of a page in the back/forward cache open, and every other page would wait for it.
 */
export function browserWhileShown(): WhileShown {
  const underWay = new Set<AbortController>();
  let shown = Promise.resolve();

  addEventListener('pagehide', ({ persisted }) => {
    // A closing page may still finish its work.
    if (!persisted) return;
    shown = new Promise((resolve) => {
      addEventListener('pageshow', () => resolve(), { once: true });
    });
    for (const controller of underWay) controller.abort();
  });

  return async function run(work) {
    await shown;
    const controller = new AbortController();
    underWay.add(controller);
    try {
      return await work(controller.signal);
    } catch (error) {
      if (!controller.signal.aborted) throw error;
    } finally {
      underWay.delete(controller);
    }
    return run(work);
  };
}

interface Abortable {
  abort(): void;
}

/** Otherwise a failure would commit the first half of the work. */
export function abort(transaction: Abortable): void {
  try {
    transaction.abort();
  } catch {
    // The transaction has ended by itself.
  }
}

export function abortWith(signal: AbortSignal, transaction: Abortable): void {
  if (signal.aborted) abort(transaction);
  else signal.addEventListener('abort', () => abort(transaction));
}
