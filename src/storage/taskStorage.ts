import { openJournaledStorage } from './journaledStorage';
import type { Surroundings, TaskStorage } from './storageContract';
import { openTextStorage } from './textStorage';

export type { StorageState, TaskStorage } from './storageContract';

/** The visitor's list, kept in the journal and in localStorage, or in localStorage alone. */
export function openTaskStorage(around: Surroundings): TaskStorage {
  const { journal } = around;
  return journal ? openJournaledStorage(around, journal) : openTextStorage(around);
}
