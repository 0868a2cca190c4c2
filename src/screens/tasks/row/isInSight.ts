import { rowWith } from './rowFocus';

/** Whether the whole row of a task is in the window; of a long list most rows are not in the page. */
export function isInSight(id: string): boolean {
  const row = rowWith(id);
  if (!row || row.getClientRects().length === 0) return false;
  const { top, bottom } = row.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}
