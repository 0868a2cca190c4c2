import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let isPrinting = false;

/** True from the moment the page is taken for paper: what is not in it then is not printed. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  const become = (next: boolean) => () => {
    isPrinting = next;
    // The picture of the page is taken as soon as the event ends.
    flushSync(onChange);
  };
  const [begin, end] = [become(true), become(false)];
  addEventListener('beforeprint', begin);
  addEventListener('afterprint', end);
  return () => {
    removeEventListener('beforeprint', begin);
    removeEventListener('afterprint', end);
  };
}
