import { readTasks } from '../../domain/savedTasks';
import type { Tasks } from '../../domain/task';
import type { Answer, Entry } from '../journal';
import { withChanges } from '../text/pendingChanges';
import { substituteIds } from '../text/savedText';
import { offerDamagedRecords } from './decide';

/** The journal's list, where the page's own position had the list `base`, and the offers of what is damaged in it. */
export function answeredList(
  { list, records, damaged }: Answer,
  base: Tasks,
): { readonly tasks: Tasks; readonly offers: readonly Entry[] } {
  if (list === null)
    return { tasks: withChanges(base, records), offers: offerDamagedRecords(damaged) };
  const { tasks, intact } = readTasks(list, substituteIds(list));
  const offers = offerDamagedRecords(intact ? damaged : [list, ...damaged]);
  return { tasks: withChanges(tasks, records), offers };
}
