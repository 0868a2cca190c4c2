/** The signal is aborted when the page goes into the back/forward cache before the work is done. */
export type WhileShown = <Result>(
  work: (signal: AbortSignal) => Promise<Result>,
) => Promise<Result>;

/**
 * Begins work only while the page is shown, and again if the page was put away meanwhile. A page in
 * the back/forward cache runs nothing: WebKit would keep its transaction open, and every other page
 * of the app would wait for it.
 */
export function browserWhileShown(): WhileShown {
  const underWay = new Set<AbortController>();
  let shown = Promise.resolve();

  addEventListener('pagehide', ({ persisted }) => {
    // A page that is being closed may still finish its work.
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

/** Otherwise the half that was done before a failure would be committed. */
export function abort(transaction: Abortable): void {
  try {
    transaction.abort();
  } catch {
    // It has ended by itself.
  }
}

export function abortWith(signal: AbortSignal, transaction: Abortable): void {
  if (signal.aborted) abort(transaction);
  else signal.addEventListener('abort', () => abort(transaction));
}
