import { lateMessages } from '../../i18n/language';
import type { LatePart } from '../../latePart';
import { lateTaskScreen } from '../../screens/tasks/details/lateTaskScreen';
import { lateListTools } from '../../screens/tasks/files/lateListTools';
import { lateLongRows } from '../../screens/tasks/list/lateLongRows';
import { lateCopyRows } from '../../screens/tasks/list/ListSection';

/** Fetches what the visitor may want next, one part at a time, so that it works without a network. */
export async function fetchAhead(): Promise<void> {
  // One entry per chunk: parts that share a chunk arrive together.
  const parts: LatePart<unknown>[] = [
    lateTaskScreen,
    lateListTools.exportMenu,
    // Of the same chunk, but a copy cannot wait for it.
    lateCopyRows,
    lateLongRows,
    ...Object.values(lateMessages),
  ];
  // A part that fails now is fetched again when it is used, and its failure is shown then.
  for (const part of parts) await part.fetch().catch(() => {});
}
