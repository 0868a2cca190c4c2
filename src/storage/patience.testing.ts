/** Nothing that tests wait for takes so long; a busy machine may. */
export const PATIENCE_MS = 20_000;
