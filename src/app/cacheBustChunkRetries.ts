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
