import {
  isSnapshot,
  type Entry,
  type Exchange,
  type QuarantinedText,
  type Numbered,
  type Position,
} from '../journal';
import { readRecord, type Stores, type Environment } from '../journal/transactions';
import * as transactions from '../journal/transactions';

/** What IndexedDB holds. Each method is one transaction, by the code that runs in the browser. */
export class SimulatedDisk {
  /** Without the first one, which is about the journal itself. */
  records: readonly Readonly<Record<string, unknown>>[] = [];
  about: object | null = null;
  keptTexts: readonly QuarantinedText[] = [];
  arrived: ReadonlyMap<string, number> = new Map();
  /** How many characters fit. */
  capacity = Infinity;
  /** From how many records on the journal counts as long. Compaction forgets what they were called. */
  longFrom = Infinity;
  /** Every entry that ever arrived, also after compaction, in order. */
  history: readonly Numbered<Entry>[] = [];
  readonly #env: Environment;

  constructor(env: Environment) {
    this.#env = env;
  }

  async exchange(since: Position | null, mine: readonly Entry[]): Promise<Exchange> {
    const answer = await this.#run((stores) =>
      transactions.exchange(stores, since, mine, this.#env),
    );
    return { ...answer, isLong: answer.isLong || this.records.length >= this.longFrom };
  }

  compact(at: Position, snapshot: string): Promise<void> {
    return this.#run((stores) => transactions.compact(stores, at, snapshot, this.#env));
  }

  keep(kind: QuarantinedText['kind'], text: string): Promise<void> {
    return this.#run((stores) => transactions.keep(stores, kind, text, this.#env));
  }

  forget(key: QuarantinedText['key']): Promise<void> {
    return this.#run((stores) => stores.removeKept(key));
  }

  /** The database is deleted. */
  clear(): void {
    this.records = [];
    this.about = null;
    this.keptTexts = [];
    this.arrived = new Map();
  }

  get head(): number {
    return Number(this.records.at(-1)?.['seq'] ?? 0);
  }

  async #run<Result>(work: (stores: Stores) => Promise<Result>): Promise<Result> {
    const { records, about, keptTexts, arrived, history } = this;
    try {
      const result = await work(this.#stores());
      const isGrown =
        this.records.length > records.length || this.keptTexts.length > keptTexts.length;
      if (isGrown && this.#size() > this.capacity) throw new DOMException('', 'QuotaExceededError');
      return result;
    } catch (error) {
      Object.assign(this, { records, about, keptTexts, arrived, history });
      throw error;
    }
  }

  #size(): number {
    if (this.capacity === Infinity) return 0;
    return JSON.stringify([this.records, this.keptTexts]).length;
  }

  #stores(): Stores {
    let isCommitted = false;
    const put = async (write: () => void) => {
      if (isCommitted) throw new DOMException('', 'TransactionInactiveError');
      write();
    };
    return {
      head: async () => this.head,
      record: async () => this.about ?? undefined,
      recordsAfter: async (seq) => this.records.filter((record) => Number(record['seq']) > seq),
      putRecord: (record) => put(() => this.#put({ ...record })),
      clearRecords: async () => {
        this.records = [];
      },
      hasArrived: async (id) => this.arrived.has(id),
      putArrived: (id, time) =>
        put(() => {
          this.arrived = new Map(this.arrived).set(id, time);
        }),
      forgetArrivedBefore: async (time) => {
        this.arrived = new Map([...this.arrived].filter(([, arrived]) => arrived >= time));
      },
      kept: async () => this.keptTexts,
      putKept: (kept) =>
        put(() => {
          this.keptTexts = [...this.keptTexts, kept];
        }),
      removeKept: async (key) => {
        this.keptTexts = this.keptTexts.filter((kept) => kept.key !== key);
      },
      commit() {
        isCommitted = true;
      },
    };
  }

  #put(record: Readonly<Record<string, unknown>>): void {
    if (record['seq'] === 0) {
      this.about = record;
      return;
    }
    this.records = [...this.records, record];
    const entry = readRecord(record);
    if (!isSnapshot(entry)) this.history = [...this.history, entry];
  }
}
