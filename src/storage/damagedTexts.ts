import { keysOf, localValue } from './browser/localValue';
import type { Kept } from './journal';
import { textHash } from './mirror/textHash';

/** Damaged texts beside the list in localStorage: the second best place, for want of a journal. */
export interface DamagedTexts {
  all(): readonly Kept[];
  /** There is room for one. False: this one does not stand there. */
  put(text: string): boolean;
  remove(key: Kept['key']): void;
}

/** Earlier versions had one key. Now each text has its own: two tabs may put one there at once. */
const KEY = /^tasks\.unreadable(\.text\.|$)/;

export const isOfDamagedText = (key: Kept['key']) => KEY.test(String(key));

export function openDamagedTexts(local: Storage | null): DamagedTexts {
  function all(): readonly Kept[] {
    return keysOf(local, 'tasks.')
      .filter(isOfDamagedText)
      .map((key) => ({ key, kind: 'unreadable', text: localValue(local, key).read() ?? '' }));
  }

  return {
    all,
    put(text) {
      if (all().length === 0)
        localValue(local, `tasks.unreadable.text.${textHash(text)}`).write(text);
      return all().some((other) => other.text === text);
    },
    remove: (key) => localValue(local, String(key)).remove(),
  };
}
