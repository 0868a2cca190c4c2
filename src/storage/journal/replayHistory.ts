import { replay, stacksOf, type PageOfTab } from '../../domain/replay';
import { isMade } from '../../domain/savedChange';
import { readTasks } from '../../domain/savedTasks';
import type { Entry, PastEntries, StoredHistory } from '../journal';
import { substituteIds } from '../mirror/savedText';

/** What is pending comes last, unless it has arrived. */
export function replayHistory(
  { list, records }: StoredHistory,
  pending: readonly Entry[],
  page: PageOfTab,
): PastEntries {
  const changes = new Map([...records, ...pending].map((entry) => [entry.id, entry]));
  const { tasks } = readTasks(list, substituteIds(list));
  const checked = [...changes.values()].map(({ id, change, made }) =>
    isMade(made) ? { id, change, made } : { id, change },
  );
  const entries = replay(tasks, checked, page.now);
  return { entries, ...stacksOf(entries, page) };
}
