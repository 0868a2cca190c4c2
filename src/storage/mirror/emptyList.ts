import { nanoid } from 'nanoid';
import { localValue } from '../browser/localValue';

/** The specification wants it exactly so: its signature is beside it, under `tasks.empty`. */
export const EMPTY_LIST = '[]';

/** What the app said of the last `[]` that it wrote. */
export interface Emptied {
  /** As text; empty if there is none. */
  readonly signature: string;
  /** A list was written over it: a `[]` that is there now may be another program's. */
  readonly isRefilled: boolean;
}

export function openEmptyList(local: Storage | null) {
  const signed = localValue(local, 'tasks.empty');
  const former = localValue(local, 'tasks.empty.former');

  return {
    read(): Emptied {
      const text = signed.read() ?? '';
      return { signature: text.replace(/ #.*/, ''), isRefilled: text === former.read() };
    },
    /**
     * Comes before `[]` is written. Each signature gets an id of its own, because a tab that lags
     * behind may write `[]` over the list of another. False: there was no room.
     */
    sign: (signature: string) => signed.write(`${signature} #${nanoid()}`),
    refill() {
      const text = signed.read();
      if (text !== null) former.write(text);
    },
    remove: () => signed.remove(),
  };
}
