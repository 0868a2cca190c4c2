/**
 * A part of the app that is fetched when it is first wanted, or ahead of that. This is the one way
 * in which code is loaded late; `ui/Late` shows a part that is a component.
 */
export interface LatePart<Part> {
  /** Null until it has come. */
  get(): Part | null;
  /** Rejects when it could not be loaded; the next call tries again. */
  fetch(): Promise<Part>;
}

export function latePart<Part>(load: () => Promise<Part>): LatePart<Part> {
  let part: Part | null = null;
  let fetching: Promise<Part> | null = null;
  const fetchOnce = async () => {
    try {
      return (part = await load());
    } catch (error) {
      fetching = null;
      throw error;
    }
  };
  return {
    get: () => part,
    fetch: () => (fetching ??= fetchOnce()),
  };
}

/** The reason for a failure in its own words: for a part, the bundler's line with name and address. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
