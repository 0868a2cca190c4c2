import { lateMessages } from '../../i18n/language';
import type { LatePart } from '../../latePart';
import { lateTaskScreen } from '../../screens/tasks/details/lateTaskScreen';
import { lateListTools } from '../../screens/tasks/files/lateListTools';
import { lateLongRows } from '../../screens/tasks/list/lateLongRows';
import { lateCopyRows } from '../../screens/tasks/list/ListSection';

/** Fetches what the visitor may want next, one part at a time, so that it works without a network. */
export async function fetchAhead(): Promise<void> {
  const parts: LatePart<unknown>[] = [
    lateTaskScreen,
    // One chunk, but each part has to be here itself: React shows a part that is not after 300 ms.
    ...Object.values(lateListTools),
    lateCopyRows,
    lateLongRows,
    ...Object.values(lateMessages),
  ];
  // A part that fails now is fetched again when it is used, and its failure is shown then.
  for (const part of parts) await part.fetch().catch(() => {});
}
