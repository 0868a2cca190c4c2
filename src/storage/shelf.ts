import type { Journal, Kept } from './journal';
import { localValue } from './localValue';

/** Texts set aside. What was put here must reach the disk before anything overwrites its source. */
export interface Shelf {
  /** False until the journal has been asked and has taken all that waits. */
  isSaved(): boolean;
  /** True while a damaged text stands nowhere but under `tasks`. */
  isBlocking(): boolean;
  put(kind: Kept['kind'], text: string): void;
  /** Brings all that waits into the journal. */
  save(journal: Journal): Promise<void>;
  /** The second best place, for a journal that does not answer: room for one text. */
  saveLocally(): void;
  list(): readonly Kept[];
  /** Leaves the list at once, and the disk with `clear`: a restored list is in the journal then. */
  forget(kept: Kept): void;
  clear(journal: Journal): Promise<void>;
}

type Waiting = Pick<Kept, 'kind' | 'text'>;

const LOCAL_KEY = 0;
const isUnreadable = ({ kind }: Waiting) => kind === 'unreadable';

export function openShelf(local: Storage | null): Shelf {
  const slot = localValue(local, 'tasks.unreadable');
  let waiting: readonly Waiting[] = [];
  let saved = false;
  let unwanted: readonly number[] = [];
  let kept: readonly Kept[] = inSlot();

  function inSlot(): readonly Kept[] {
    const text = slot.read();
    return text === null ? [] : [{ key: LOCAL_KEY, kind: 'unreadable', text }];
  }

  return {
    isSaved: () => saved,
    isBlocking: () => waiting.some(isUnreadable),
    put(kind, text) {
      waiting = [...waiting, { kind, text }];
      saved = false;
    },
    async save(journal) {
      const taken = waiting;
      for (const { kind, text } of taken) await journal.keep(kind, text);
      kept = [...inSlot(), ...(await journal.kept())];
      // More may have been put here meanwhile.
      waiting = waiting.filter((other) => !taken.includes(other));
      saved = waiting.length === 0;
    },
    saveLocally() {
      const damaged = waiting.find(isUnreadable);
      if (!damaged) return;
      if (slot.read() === null) slot.write(damaged.text);
      if (slot.read() !== damaged.text) return;
      waiting = waiting.filter((other) => other !== damaged);
      kept = [...inSlot(), ...kept.filter(({ key }) => key !== LOCAL_KEY)];
    },
    list: () => kept,
    forget({ key }) {
      kept = kept.filter((other) => other.key !== key);
      if (key === LOCAL_KEY) slot.remove();
      else unwanted = [...unwanted, key];
    },
    async clear(journal) {
      for (const key of unwanted) {
        await journal.forget(key);
        unwanted = unwanted.filter((other) => other !== key);
      }
    },
  };
}
