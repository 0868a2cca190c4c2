/** One text under one key of localStorage, which may be missing, forbidden or full. */
export interface LocalValue {
  /** Null when there is none or it cannot be read. */
  read(): string | null;
  /** False when it was not written: the former text stays. */
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

/** The values of all keys with this prefix. A text is parsed once for as long as it does not change. */
export function storedValues<Value>(
  storage: Storage | null,
  prefix: string,
  parse: (text: string | null, key: string) => Value,
): () => readonly Value[] {
  let known = new Map<string, { readonly text: string | null; readonly value: Value }>();
  return () => {
    const before = known;
    known = new Map();
    return keysOf(storage, prefix).map((key) => {
      const text = localValue(storage, key).read();
      const same = before.get(key);
      const stored = same?.text === text ? same : { text, value: parse(text, key) };
      known.set(key, stored);
      return stored.value;
    });
  };
}
