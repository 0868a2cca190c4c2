/** One text under one key of localStorage, which may be missing, forbidden or full. */
export interface LocalValue {
  /** Null if it is missing or cannot be read. */
  read(): string | null;
  /** False if the browser refused, and the former text stays. */
  write(text: string): boolean;
  remove(): void;
}

export function localValue(storage: Storage | null, key: string): LocalValue {
  return {
    read() {
      try {
        return storage?.getItem(key) ?? null;
      } catch {
        return null;
      }
    },
    write(text) {
      try {
        storage?.setItem(key, text);
        return storage !== null;
      } catch {
        return false;
      }
    },
    remove() {
      try {
        storage?.removeItem(key);
      } catch {
        // A storage that cannot remove cannot write either, and refused writes are reported.
      }
    },
  };
}

/** Where storage is forbidden, reading the property throws. */
export function browserStorage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

export function keysOf(storage: Storage | null, prefix: string): readonly string[] {
  try {
    const keys: string[] = [];
    const count = storage?.length ?? 0;
    for (let index = 0; index < count; index += 1) {
      const key = storage?.key(index) ?? '';
      if (key.startsWith(prefix)) keys.push(key);
    }
    return keys;
  } catch {
    return [];
  }
}
