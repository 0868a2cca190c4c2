/** localStorage as one tab sees it; what it writes goes where the browser sends it. */
export class SimulatedStorage implements Storage {
  [name: string]: unknown;
  readonly #seen: () => ReadonlyMap<string, string>;
  readonly #write: (key: string, text: string | null) => void;

  constructor(
    seen: () => ReadonlyMap<string, string>,
    write: (key: string, text: string | null) => void,
  ) {
    this.#seen = seen;
    this.#write = write;
  }

  get length(): number {
    return this.#seen().size;
  }

  key(index: number): string | null {
    return [...this.#seen().keys()][index] ?? null;
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
