/** In the words of whoever failed: of a part that did not come, its name, why, and its address. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
