import { nanoid } from 'nanoid';
import { localValue } from '../browser/localValue';

/** The specification wants it exactly so: its signature is beside it, under `tasks.empty`. */
export const EMPTY_LIST = '[]';

const MARK = ' #';

/** The signature of the last `[]` that the app wrote, and whether a list was written over it. */
export interface EmptyList {
  /** Signs the `[]` that is about to be written. False: there is no room. */
  sign(signature: string): boolean;
  signature(): string | null;
  /** A list was written over the last `[]`: one that is there now may be another program's. */
  refill(): void;
  isRefilled(): boolean;
  remove(): void;
}

export function openEmptyList(local: Storage | null): EmptyList {
  const signed = localValue(local, 'tasks.empty');
  const refilled = localValue(local, 'tasks.refilled');

  return {
    // Each has a mark of its own: a tab that lags behind may write `[]` over the list of another.
    sign: (signature) => signed.write(`${signature}${MARK}${nanoid()}`),
    signature: () => signed.read()?.split(MARK)[0] ?? null,
    refill() {
      const text = signed.read();
      if (text !== null && text !== refilled.read()) refilled.write(text);
    },
    isRefilled: () => signed.read() === refilled.read(),
    remove: () => signed.remove(),
  };
}
