import {
  arrivedIds,
  snapshotOf,
  type Entry,
  type Exchange,
  type JournalRecord,
  type Kept,
  type Numbered,
} from '../journal';

/** What IndexedDB holds: each method is one transaction, whole at once. */
export class SimulatedDisk {
  records: readonly JournalRecord[] = [];
  keptTexts: readonly Kept[] = [];
  /** Every entry that ever arrived, also after compaction, in order. */
  readonly history: Numbered<Entry>[] = [];

  get head(): number {
    return this.records.at(-1)?.seq ?? 0;
  }

  exchange(since: number, mine: readonly Entry[], heal: () => string): Exchange {
    if (mine.length > 0 && this.records.length === 0 && since > 0) {
      this.records = [{ seq: since, snapshot: heal(), recent: [] }];
    }
    const found = this.records.filter(({ seq }) => this.head < since || seq > since);
    const arrived = arrivedIds(found);
    const appended = mine
      .filter(({ id }) => !arrived.has(id))
      .map((entry, index) => ({ ...entry, seq: this.head + 1 + index }));
    this.records = [...this.records, ...appended];
    this.history.push(...appended);
    return { records: [...found, ...appended], head: this.head, length: this.records.length };
  }

  compact(seq: number, snapshot: string): void {
    if (this.head === seq) this.records = [{ ...snapshotOf(this.records, snapshot), seq }];
  }

  keep(kind: Kept['kind'], text: string): void {
    if (this.keptTexts.some((kept) => kept.kind === kind && kept.text === text)) return;
    this.keptTexts = [...this.keptTexts, { key: this.keptTexts.length + 1, kind, text }];
  }

  forget(key: number): void {
    this.keptTexts = this.keptTexts.filter((kept) => kept.key !== key);
  }
}
