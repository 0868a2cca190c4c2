import { answering, type AnsweringJournal } from './answering';
import { indexedJournal } from './indexedJournal';

export function browserJournal(newId: () => string): AnsweringJournal {
  return answering(indexedJournal(), newId);
}
