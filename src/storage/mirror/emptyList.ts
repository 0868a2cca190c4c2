import { nanoid } from 'nanoid';
import { localValue } from '../browser/localValue';

/** The specification wants it exactly so: its signature is beside it, under `tasks.empty`. */
export const EMPTY_LIST = '[]';

/** What the app said of the last `[]` that it wrote. */
export interface Emptied {
  /** The text of its signature, which may be none. */
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
     * Before `[]` is written. Each has a mark of its own: a tab that lags behind may write it over
     * the list of another. False: there is no room.
     */
    sign: (signature: string) => signed.write(`${signature} #${nanoid()}`),
    refill() {
      const text = signed.read();
      if (text !== null) former.write(text);
    },
    remove: () => signed.remove(),
  };
}
