import { arrivedIds, type Entry, type Exchange, type Journal } from './journal';
import type { LoadedMirror } from './mirror';
import { rebase, type Asking, type Rebased } from './rebase';
import { reconcile, type Reconciled } from './reconcile';

/** What the journal says, and what follows from it. */
export interface Answer extends Exchange {
  /** At load, from an answer that is the whole journal. */
  reconcile(loaded: LoadedMirror, unconfirmed: readonly Entry[]): Reconciled;
  rebase(asking: Asking): Rebased;
  /** The entries that have not arrived. */
  missing(entries: readonly Entry[]): readonly Entry[];
}

export interface AnsweringJournal extends Journal {
  exchange(...asked: Parameters<Journal['exchange']>): Promise<Answer>;
}

/** A journal whose answers bring with them what is made of them: it is not needed before. */
export function answering(journal: Journal, newId: () => string): AnsweringJournal {
  return {
    ...journal,
    async exchange(...asked) {
      const exchange = await journal.exchange(...asked);
      const arrived = arrivedIds(exchange.records);
      return {
        ...exchange,
        reconcile: (loaded, unconfirmed) => reconcile(loaded, exchange.records, unconfirmed, newId),
        rebase: (asking) => rebase(asking, exchange, newId),
        missing: (entries) => entries.filter(({ id }) => !arrived.has(id)),
      };
    },
  };
}
