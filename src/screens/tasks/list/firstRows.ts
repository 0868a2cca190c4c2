/** The height of a row with one line of text: on a phone, which is the least, and on a wide window. */
export const ROW_HEIGHT = 49;
export const WIDE_ROW_HEIGHT = 53;
const FEW_ROWS = 20;
/** The least height that everything above the list takes. */
const ABOVE_LIST = 380;

/** How many rows are painted before the rest of the list: about as many as fit the window. */
export function firstRows(total: number, windowHeight: number): number {
  if (total <= FEW_ROWS) return total;
  return Math.min(total, Math.max(1, Math.ceil((windowHeight - ABOVE_LIST) / ROW_HEIGHT)));
}
