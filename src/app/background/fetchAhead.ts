import { lateMessages } from '../../i18n/language';
import type { LatePart } from '../../latePart';
import { lateListTools } from '../../screens/tasks/files/lateListTools';
import { lateLongRows } from '../../screens/tasks/list/lateLongRows';

/** Brings in what the visitor may ask for next, one after the other, so that asking cannot fail. */
export async function fetchAhead(): Promise<void> {
  // One for each request: a part that comes with another need not be asked for.
  const parts: LatePart<unknown>[] = [
    lateListTools.exportMenu,
    lateLongRows,
    ...Object.values(lateMessages),
  ];
  // A part that fails now is asked for again when it is wanted, and then says so.
  for (const part of parts) await part.fetch().catch(() => {});
}
