import { replay, stacksOf, type UndoReach } from '../../domain/replay';
import { isMade } from '../../domain/savedChange';
import { readTasks } from '../../domain/savedTasks';
import type { Entry, JournalRecord, PastEntries } from '../journal';
import { substituteIds } from '../text/savedText';
import { isRecord, type Stores } from './transactions';

/** The stored past: a list and the changes that lead to the present one. */
export interface StoredHistory {
  readonly list: string;
  readonly records: readonly JournalRecord[];
}

export async function readHistory(stores: Stores): Promise<StoredHistory> {
  const from = (await stores.about())?.historyFrom ?? 0;
  const [list = '[]', entries] = await Promise.all([stores.list(from), stores.entriesAfter(from)]);
  return { list, records: entries.filter(isRecord) };
}

/** Pending entries come last, unless they have arrived. */
export function replayHistory(
  { list, records }: StoredHistory,
  pending: readonly Entry[],
  reach: UndoReach,
): PastEntries {
  const changes = new Map([...records, ...pending].map((entry) => [entry.id, entry]));
  const { tasks } = readTasks(list, substituteIds(list));
  const checked = [...changes.values()].map(({ id, change, made }) =>
    isMade(made) ? { id, change, made } : { id, change },
  );
  const entries = replay(tasks, checked, reach.now);
  return { entries, ...stacksOf(entries, reach) };
}
