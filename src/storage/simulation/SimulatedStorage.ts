/** localStorage as one tab sees it. */
export class SimulatedStorage implements Storage {
  [name: string]: unknown;
  readonly #seen: () => ReadonlyMap<string, string>;
  readonly #write: (key: string, text: string | null) => void;
  /** The names of all keys, cached until the next write, because they are read one by one. */
  #keys: { readonly of: ReadonlyMap<string, string>; readonly names: readonly string[] } | null =
    null;

  constructor(
    seen: () => ReadonlyMap<string, string>,
    write: (key: string, text: string | null) => void,
  ) {
    this.#seen = seen;
    this.#write = (key, text) => {
      this.#keys = null;
      write(key, text);
    };
  }

  get length(): number {
    return this.#seen().size;
  }

  key(index: number): string | null {
    const of = this.#seen();
    if (this.#keys?.of !== of) this.#keys = { of, names: [...of.keys()] };
    return this.#keys.names[index] ?? null;
  }

  getItem(key: string): string | null {
    return this.#seen().get(key) ?? null;
  }

  setItem(key: string, text: string): void {
    this.#write(key, text);
  }

  removeItem(key: string): void {
    this.#write(key, null);
  }

  clear(): void {
    for (const key of this.#seen().keys()) this.#write(key, null);
  }
}
