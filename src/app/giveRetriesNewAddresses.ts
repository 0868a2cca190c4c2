/**
 * Gives every further attempt at a part of the app an address of its own: Firefox and WebKit
 * answer a script that failed, or still hangs, from memory when the same address is asked again.
 */
export function giveRetriesNewAddresses(): void {
  const attempts = new Map<string | number, number>();
  const fileName = __webpack_get_script_filename__;
  __webpack_get_script_filename__ = (chunk) => {
    const attempt = attempts.get(chunk) ?? 0;
    attempts.set(chunk, attempt + 1);
    return fileName(chunk) + (attempt === 0 ? '' : `?retry=${attempt}`);
  };
}
