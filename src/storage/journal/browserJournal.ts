import type { Journal } from '../journal';
import { indexedJournal } from './indexedJournal';

export function browserJournal(newId: () => string): Journal {
  return indexedJournal({ newId, now: Date.now });
}
