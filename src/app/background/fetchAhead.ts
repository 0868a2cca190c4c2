import { lateMessages } from '../../i18n/language';
import type { LatePart } from '../../latePart';
import { lateListTools } from '../../screens/tasks/files/lateListTools';
import { lateLongRows } from '../../screens/tasks/list/lateLongRows';

/** Fetches what the visitor may want next, one part at a time, so that it works without a network. */
export async function fetchAhead(): Promise<void> {
  // One entry per chunk: parts that share a chunk arrive together.
  const parts: LatePart<unknown>[] = [
    lateListTools.exportMenu,
    lateLongRows,
    ...Object.values(lateMessages),
  ];
  // A part that fails now is fetched again when it is used, and its failure is shown then.
  for (const part of parts) await part.fetch().catch(() => {});
}
