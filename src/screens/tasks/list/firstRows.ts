/** What a row of one line takes; no row is lower. */
export const ROW_HEIGHT = 57;
const FEW_ROWS = 20;
/** The navigation, the header, the form and the search take at least this much of a window. */
const ABOVE_LIST = 560;

/** How many of so many rows are seen before the rest of the list is made: as many as the window shows. */
export function firstRows(total: number, windowHeight: number): number {
  if (total <= FEW_ROWS) return total;
  return Math.min(total, Math.max(1, Math.ceil((windowHeight - ABOVE_LIST) / ROW_HEIGHT)));
}
