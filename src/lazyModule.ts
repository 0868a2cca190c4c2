/**
 * A module of the app that is fetched when it is first needed, or ahead of that. All lazy code is
 * loaded in this way; `ui/lazyComponent` makes a component of it.
 */
export interface LazyModule<Module> {
  /** Null until it is loaded. */
  get(): Module | null;
  /** Rejects when it could not be loaded; the next call tries again. */
  fetch(): Promise<Module>;
}

export function lazyModule<Module>(load: () => Promise<Module>): LazyModule<Module> {
  let module: Module | null = null;
  let fetching: Promise<Module> | null = null;
  const fetchOnce = async () => {
    try {
      return (module = await load());
    } catch (error) {
      fetching = null;
      throw error;
    }
  };
  return {
    get: () => module,
    fetch: () => (fetching ??= fetchOnce()),
  };
}

/** The message of a failure. For a lazy module it is the bundler's line with name and address. */
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
