import type { Journal } from '../journal';
import type { OpenDatabase, Transaction } from './database';
import { readHistory, replayHistory } from './history';
import * as transactions from './transactions';
import type { JournalEnvironment, Stores } from './transactions';

const STORES: Names = ['entries', 'about', 'list', 'note', 'kept'];
type Names = ('entries' | 'about' | 'list' | 'note' | 'kept')[];
/** The key of the only record in its store. */
const KEY = 'journal';

/** The journal in IndexedDB, whose read-write transactions are ordered across all tabs. */
export function indexedJournal(database: OpenDatabase, env: JournalEnvironment): Journal {
  const { run } = database;

  const read = <Result>(work: (stores: Stores) => Promise<Result>) =>
    run(STORES, 'readonly', (transaction) => work(storesOf(transaction)));
  const change = <Result>(work: (stores: Stores) => Promise<Result>) =>
    run(STORES, 'readwrite', (transaction) => work(storesOf(transaction)));

  return {
    exchange(question) {
      const work = (stores: Stores) => transactions.exchange(stores, question, env);
      const isReading = !question.since || question.mine.length + question.discarded.length === 0;
      return isReading ? read(work) : change(work);
    },
    history: async (...asked) => replayHistory(await read(readHistory), ...asked),
    changesSince: (position) => read((stores) => transactions.changesSince(stores, position)),
    compact: (at, list) => change((stores) => transactions.compact(stores, at, list)),
    note: (note) =>
      run(['note'], 'readwrite', async (transaction) => {
        const put = transaction.objectStore('note').put(note, KEY);
        transaction.commit();
        await put;
      }),
    disconnect: database.disconnect,
    onOutdated: database.onOutdated,
  };
}

function storesOf(transaction: Transaction<Names>): Stores {
  const entries = transaction.objectStore('entries');
  const about = transaction.objectStore('about');
  const lists = transaction.objectStore('list');
  const notes = transaction.objectStore('note');
  const offers = transaction.objectStore('kept');
  return {
    about: () => about.get(KEY),
    list: (seq) => lists.get(seq),
    note: () => notes.get(KEY),
    head: async () => (await entries.openKeyCursor(null, 'prev'))?.key ?? 0,
    // Async, because a call that throws would leave the requests beside it without a handler.
    entriesAfter: async (seq) => entries.getAll(IDBKeyRange.lowerBound(seq, true)),
    hasEntry: async (id) => (await entries.index('id').getKey(id)) !== undefined,
    putAbout: (next) => about.put(next, KEY),
    putList: (seq, text) => lists.put(text, seq),
    removeList: (seq) => lists.delete(seq),
    putEntry: (entry) => entries.put(entry),
    removeEntriesUpTo: (seq) => entries.delete(IDBKeyRange.upperBound(seq)),
    offered: () => offers.getAll(),
    offerKeys: () => offers.getAllKeys(),
    putOffer: (text) => offers.put(text),
    removeOffer: (key) => offers.delete(key),
  };
}
