/** One text under one key of localStorage, which may be missing, forbidden or full. */
export interface LocalValue {
  /** Null when there is none or it cannot be read. */
  read(): string | null;
  /** False when it was not written: the former text stands. */
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
        // What cannot be removed cannot be written either, and a refused write is reported.
      }
    },
  };
}

/** Reading the property itself throws where storage is forbidden. */
export function browserStorage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

export function keysOf(storage: Storage | null, prefix: string): readonly string[] {
  try {
    const count = storage?.length ?? 0;
    const keys = Array.from({ length: count }, (_, index) => storage?.key(index) ?? '');
    return keys.filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
