/** A part of the app that is fetched after the first paint, once. */
export interface LatePart<Part> {
  /** Null until it is there. */
  get(): Part | null;
  /** Rejects when it did not come; the next call asks again. */
  fetch(): Promise<Part>;
}

export function latePart<Part>(load: () => Promise<Part>): LatePart<Part> {
  let part: Part | null = null;
  return {
    get: () => part,
    fetch: async () => (part ??= await load()),
  };
}
