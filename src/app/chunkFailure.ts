/** The bundler's own words for a part of the app that did not come: its name, why, and its address. */
export function chunkFailure(error: unknown): string | null {
  return error instanceof Error && error.name === 'ChunkLoadError' ? error.message : null;
}
