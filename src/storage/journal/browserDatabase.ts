import { browserStorage } from '../browser/localValue';
import { browserWhileShown } from '../browser/whileShown';
import type { Journal } from '../journal';
import { clearFormer } from './clearFormer';
import { openDatabase } from './database';
import { indexedJournal } from './indexedJournal';

/** One for the whole page: the journal, and what is known of the copy in a file. */
export const browserDatabase = openDatabase(browserWhileShown(), () =>
  clearFormer(browserStorage()),
);

export function browserJournal(newId: () => string): Journal {
  return indexedJournal(browserDatabase, { newId, now: Date.now });
}
