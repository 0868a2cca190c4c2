import { SimulatedStorage } from './SimulatedStorage';

/** A storage with these texts. */
export function storageWith(entries: Readonly<Record<string, string>> = {}): SimulatedStorage {
  const texts = new Map(Object.entries(entries));
  return new SimulatedStorage(
    () => texts,
    (key, text) => (text === null ? texts.delete(key) : texts.set(key, text)),
  );
}
