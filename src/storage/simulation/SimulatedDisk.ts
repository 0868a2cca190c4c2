import type { Answer, JournalRecord, Position, OfferedText, Question, TextNote } from '../journal';
import { readHistory, type StoredHistory } from '../journal/history';
import type { About, JournalEnvironment, StoredEntry, Stores } from '../journal/transactions';
import * as transactions from '../journal/transactions';

interface Stored {
  readonly about: About | undefined;
  readonly lists: ReadonlyMap<number, string>;
  readonly note: TextNote | undefined;
  readonly entries: readonly StoredEntry[];
  readonly offeredTexts: readonly OfferedText[];
}

const EMPTY: Stored = {
  about: undefined,
  lists: new Map(),
  note: undefined,
  entries: [],
  offeredTexts: [],
};

/** The contents of IndexedDB. Each method runs the app's own code as one transaction. */
export class SimulatedDisk {
  stored = EMPTY;
  /** The number of characters that fit. */
  capacity = Infinity;
  /** The number of entries from which the journal counts as long. */
  longFrom = Infinity;
  /** Every entry that has ever arrived, in order; compaction does not shorten it. */
  history: readonly JournalRecord[] = [];
  readonly #env: JournalEnvironment;

  constructor(env: JournalEnvironment) {
    this.#env = env;
  }

  async exchange(question: Question): Promise<Answer> {
    const answer = await this.#run((stores) => transactions.exchange(stores, question, this.#env));
    return { ...answer, isLong: answer.isLong || this.records.length >= this.longFrom };
  }

  compact(at: Position, list: string): Promise<void> {
    return this.#run((stores) => transactions.compact(stores, at, list));
  }

  pastChanges(): Promise<StoredHistory> {
    return this.#run(readHistory);
  }

  changesSince(position: Position): Promise<readonly JournalRecord[] | null> {
    return this.#run((stores) => transactions.changesSince(stores, position));
  }

  async note(note: TextNote): Promise<void> {
    this.stored = { ...this.stored, note };
  }

  /** Deletes the database. */
  clear(): void {
    this.stored = EMPTY;
  }

  get offeredTexts(): readonly OfferedText[] {
    return this.stored.offeredTexts;
  }

  /** The compacted list. */
  get list(): string | undefined {
    return this.stored.lists.get(this.#from);
  }

  /** The entries since the compacted list. */
  get records(): readonly StoredEntry[] {
    return this.stored.entries.filter(({ seq }) => seq > this.#from);
  }

  get #from(): number {
    return this.stored.about?.from ?? 0;
  }

  get head(): number {
    return this.stored.entries.at(-1)?.seq ?? 0;
  }

  async #run<Result>(work: (stores: Stores) => Promise<Result>): Promise<Result> {
    const { stored, history } = this;
    try {
      const result = await work(this.#stores());
      const isGrown = this.#size() > sizeOf(stored);
      if (isGrown && this.#size() > this.capacity) throw new DOMException('', 'QuotaExceededError');
      return result;
    } catch (error) {
      this.stored = stored;
      this.history = history;
      throw error;
    }
  }

  #size(): number {
    return this.capacity === Infinity ? 0 : sizeOf(this.stored);
  }

  #stores(): Stores {
    const set = async (part: Partial<Stored>) => {
      this.stored = { ...this.stored, ...part };
    };
    const now = () => this.stored;
    return {
      about: async () => now().about,
      list: async (seq) => now().lists.get(seq),
      note: async () => now().note,
      head: async () => this.head,
      entriesAfter: async (after) => now().entries.filter(({ seq }) => seq > after),
      hasEntry: async (id) => now().entries.some((entry) => entry.id === id),
      putAbout: (about) => set({ about }),
      putList: (seq, list) => set({ lists: new Map(now().lists).set(seq, list) }),
      removeList: (removed) =>
        set({ lists: new Map([...now().lists].filter(([seq]) => seq !== removed)) }),
      putEntry: (entry) => {
        const { id, change } = entry;
        if (change) this.history = [...this.history, { ...entry, id, change }];
        const others = now().entries.filter(({ seq }) => seq !== entry.seq);
        return set({ entries: [...others, entry].toSorted((a, b) => a.seq - b.seq) });
      },
      removeEntriesUpTo: (last) => set({ entries: now().entries.filter(({ seq }) => seq > last) }),
      offered: async () => now().offeredTexts,
      offerKeys: async () => now().offeredTexts.map(({ key }) => key),
      putOffer: (one) => set({ offeredTexts: [...now().offeredTexts, one] }),
      removeOffer: (key) =>
        set({ offeredTexts: now().offeredTexts.filter((one) => one.key !== key) }),
    };
  }
}

function sizeOf({ entries, lists, offeredTexts }: Stored): number {
  return JSON.stringify([entries, [...lists], offeredTexts]).length;
}
