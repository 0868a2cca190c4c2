import { keysOf, localValue } from './browser/localValue';
import type { Journal, QuarantinedText } from './journal';
import { textHash } from './mirror/textHash';

/** Texts set aside. They must reach the disk before anything overwrites their source. */
export interface Quarantine {
  /** True while the only place of a text may be `tasks`. */
  isBlocking(): boolean;
  put(kind: QuarantinedText['kind'], text: string): void;
  /** The journal holds more than was put here: the next `save` reads it. */
  refresh(): void;
  /** The journal was deleted with all it kept: what is offered has to be kept again. */
  putBack(): void;
  /** Moves everything that waits into the journal. False: there was nothing to do. */
  save(journal: Journal): Promise<boolean>;
  /** Saves one damaged text in localStorage, while the journal does not answer. */
  saveLocally(): void;
  list(): readonly QuarantinedText[];
  /** Leaves the list at once, and the disk with `clear`, when a restored list is in the journal. */
  forget(kept: QuarantinedText): void;
  clear(journal: Journal): Promise<void>;
}

type Waiting = Pick<QuarantinedText, 'kind' | 'text'>;

const MANY_KEPT = 30;
const LARGE_KEPT = 20_000_000;

export function openQuarantine(local: Storage | null): Quarantine {
  const damagedTexts = openDamagedTexts(local);
  let waiting: readonly Waiting[] = [];
  let isCurrent = false;
  const unwanted = new Set<QuarantinedText['key']>();
  let kept: readonly QuarantinedText[] = damagedTexts.all();

  return {
    isBlocking: () => waiting.length > 0,
    put(kind, text) {
      waiting = [...waiting, { kind, text }];
      isCurrent = false;
    },
    refresh() {
      isCurrent = false;
    },
    putBack() {
      waiting = [...waiting, ...kept.filter(({ key }) => !isOfDamagedText(key))];
      isCurrent = false;
    },
    async save(journal) {
      if (isCurrent) return false;
      isCurrent = true;
      try {
        const taken = waiting;
        for (const { kind, text } of taken) await journal.keep(kind, text);
        const listed = await journal.kept();
        const isListed = ({ text }: Waiting) => listed.some((item) => item.text === text);
        // The journal was deleted in between.
        if (!taken.every(isListed)) throw new Error('not kept');
        // A slow journal has kept it after all: offered twice, it would have to be discarded twice.
        for (const damaged of damagedTexts.all())
          if (isListed(damaged)) damagedTexts.remove(damaged.key);
        // More may have been put here meanwhile.
        waiting = waiting.filter((other) => !taken.includes(other));
        const offered = new Set(kept.map(({ key }) => key));
        for (const { key } of surplusOf(listed)) if (offered.has(key)) unwanted.add(key);
        kept = [...damagedTexts.all(), ...inOrder(listed)].filter(({ key }) => !unwanted.has(key));
        return true;
      } catch (error) {
        isCurrent = false;
        throw error;
      }
    },
    saveLocally() {
      const damaged = waiting.find(({ kind }) => kind === 'unreadable');
      if (!damaged || !damagedTexts.put(damaged.text)) return;
      waiting = waiting.filter((other) => other !== damaged);
      kept = [...damagedTexts.all(), ...kept.filter(({ key }) => !isOfDamagedText(key))];
    },
    list: () => kept,
    forget({ key }) {
      kept = kept.filter((other) => other.key !== key);
      if (isOfDamagedText(key)) damagedTexts.remove(key);
      else unwanted.add(key);
    },
    async clear(journal) {
      for (const key of unwanted) {
        await journal.forget(key);
        unwanted.delete(key);
      }
    },
  };
}

function inOrder(kept: readonly QuarantinedText[]): readonly QuarantinedText[] {
  return kept.toSorted(({ time: a = 0 }, { time: b = 0 }) => a - b);
}

/** The oldest texts, where there are too many or too large ones. */
function surplusOf(kept: readonly QuarantinedText[]): readonly QuarantinedText[] {
  let size = 0;
  return inOrder(kept)
    .toReversed()
    .filter(({ text }, index) => {
      size += text.length;
      return index > 0 && (index >= MANY_KEPT || size > LARGE_KEPT);
    });
}

/** Damaged texts in localStorage, beside the list: the second best place while there is no journal. */
export interface DamagedTexts {
  all(): readonly QuarantinedText[];
  /** There is room for one. False: this one is not stored. */
  put(text: string): boolean;
  remove(key: QuarantinedText['key']): void;
}

/** Earlier versions had one key. Now each text has its own: two tabs may put one there at once. */
const KEY = /^tasks\.unreadable(\.text\.|$)/;

export const isOfDamagedText = (key: QuarantinedText['key']) => KEY.test(String(key));

export function openDamagedTexts(local: Storage | null): DamagedTexts {
  function all(): readonly QuarantinedText[] {
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
