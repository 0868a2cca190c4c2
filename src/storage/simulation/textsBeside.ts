import { openDamagedTexts } from '../quarantine';
import { storageWith } from './storageWith';

/** The damaged texts beside the list. */
export function textsBeside(local: ReadonlyMap<string, string> | Storage): readonly string[] {
  const storage = 'getItem' in local ? local : storageWith(Object.fromEntries(local));
  const texts = openDamagedTexts(storage).all();
  return texts.map(({ text }) => text);
}
