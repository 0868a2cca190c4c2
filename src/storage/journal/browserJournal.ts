import type { JournalPart } from '../storageContract';
import { browserWhileShown } from '../browser/whileShown';
import { journalExchange } from './journalExchange';
import { indexedJournal } from './indexedJournal';

export function browserJournal(newId: () => string): JournalPart {
  const whileShown = browserWhileShown();
  return { journal: indexedJournal({ newId, now: Date.now, whileShown }), journalExchange };
}
