import type { JournalPart } from '../storageContract';
import { journalExchange } from './journalExchange';
import { indexedJournal } from './indexedJournal';

export function browserJournal(newId: () => string): JournalPart {
  return { journal: indexedJournal({ newId, now: Date.now }), journalExchange };
}
