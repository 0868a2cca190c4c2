import type { Entry } from '../journal';
import { openMirror, type Mirror } from '../mirror';
import { savedText } from '../savedText';
import { readSyncNote } from '../syncNote';
import { storageWith } from './storageWith';

export const entry = (id: string): Entry => ({ id, change: [{ type: 'remove', ids: [id] }] });

export const saved = (...ids: string[]) =>
  savedText(ids.map((id) => ({ id, content: `task ${id}`, done: false })));

/** Tabs over one localStorage. They are called 1, 2, 3… */
export function mirrorTabs() {
  const local = storageWith();
  let time = 1000;
  let ids = 0;

  return {
    local,
    openTab: (storage: Storage | null = local): Mirror =>
      openMirror(
        storage,
        () => `${(ids += 1)}`,
        () => time,
      ),
    now: () => time,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    noteOf: (tab: number) => readSyncNote(local.getItem(`tasks.sync.${tab}`)),
    /** From now on such texts are not taken under this key. */
    refuse: (refused: string, isRefused: (text: string) => boolean = () => true) => {
      const setItem = local.setItem.bind(local);
      local.setItem = (key, text) => {
        if (key === refused && isRefused(text)) throw new DOMException('', 'QuotaExceededError');
        setItem(key, text);
      };
    },
  };
}
