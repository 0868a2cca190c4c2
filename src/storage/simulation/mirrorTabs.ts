import type { Entry, Position } from '../journal';
import { openMirror, type Mirror } from '../mirror/mirror';
import { savedText } from '../mirror/savedText';
import { readSyncNote } from '../mirror/syncNotes';
import { storageWith } from './storageWith';

export const entry = (id: string): Entry => ({ id, change: [{ type: 'remove', ids: [id] }] });

export const saved = (...ids: string[]) =>
  savedText(ids.map((id) => ({ id, content: `task ${id}`, done: false })));

export const at = (seq: number): Position => ({ journal: 'j', seq });

/** What a note says of a text that holds these changes. */
export const noting = (seq: number, ...holds: string[]) => ({
  position: at(seq),
  holds,
  isOnlyCopy: false,
});

/** Tabs over one localStorage. They are called 1, 2, 3… */
export function mirrorTabs() {
  const local = storageWith();
  let tabs = 0;
  return {
    local,
    openTab: (storage: Storage | null = local): Mirror => openMirror(storage, `${(tabs += 1)}`),
    noteOf: (tab: number) => readSyncNote(local.getItem(`tasks.sync.${tab}`)),
    /** From now on these texts are refused under this key. */
    refuse: (refused: string, isRefused: (text: string) => boolean = () => true) => {
      const setItem = local.setItem.bind(local);
      local.setItem = (key, text) => {
        if (key.startsWith(refused) && isRefused(text)) {
          throw new DOMException('', 'QuotaExceededError');
        }
        setItem(key, text);
      };
    },
  };
}
