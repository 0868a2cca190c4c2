/**
 * A part of the app that is fetched when it is first needed, or ahead of that. All late code is
 * loaded in this way; `ui/lateComponent` makes a component of it.
 */
export interface LatePart<Part> {
  /** Null until it is loaded. */
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

/** The message of a failure. For a late part it is the bundler's line with name and address. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * Adds `?retry=n` to every further attempt at a chunk: Firefox and WebKit answer a request for a
 * script that has failed, or still hangs, from memory.
 */
export function cacheBustChunkRetries(): void {
  const attempts = new Map<string | number, number>();
  const fileName = __webpack_get_script_filename__;
  __webpack_get_script_filename__ = (chunk) => {
    const attempt = attempts.get(chunk) ?? 0;
    attempts.set(chunk, attempt + 1);
    return fileName(chunk) + (attempt === 0 ? '' : `?retry=${attempt}`);
  };
}
