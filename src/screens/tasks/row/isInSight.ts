import { rowWith } from './rowFocus';

/** Whether the whole row of a task is in the window; of a long list most rows are not in the page. */
export function isInSight(id: string): boolean {
  const row = rowWith(id);
  // Where it will be: just now it may be gliding there.
  const { offsetParent } = row ?? {};
  if (!row || !offsetParent) return false;
  const top = offsetParent.getBoundingClientRect().top + row.offsetTop;
  return top >= 0 && top + row.offsetHeight <= innerHeight;
}
