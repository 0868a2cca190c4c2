/** The bundler's own words for a part of the app that did not come: its name, why, and its address. */
export function chunkFailure(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  return error.name === 'ChunkLoadError' ? error.message : chunkFailure(error.cause);
}
