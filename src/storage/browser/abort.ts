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
