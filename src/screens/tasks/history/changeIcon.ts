import { summarize, type EntrySummary } from '../../../domain/entrySummary';
import type { HistoryEntry } from '../../../domain/undo';
import { ARRIVING, BIN, PENCIL, PLUS } from '../../../ui/Icon';

const BACK = 'M7.5 4.5 4 8l3.5 3.5M4 8h8a4 4 0 0 1 0 8H9';
const BOX = 'M6.5 4h7A2.5 2.5 0 0 1 16 6.5v7a2.5 2.5 0 0 1-2.5 2.5h-7A2.5 2.5 0 0 1 4 13.5v-7z';
const TICK = 'M4.5 10.5l3.8 3.8 7.5-8.3';

const ICONS: Record<EntrySummary['type'], string> = {
  added: PLUS,
  examples: PLUS,
  imported: ARRIVING,
  restored: BACK,
  removed: BIN,
  removedDone: BIN,
  finished: TICK,
  unchecked: BOX,
  edited: PENCIL,
  moved: 'M7 16V4M4 7l3-3 3 3M13 4v12M10 13l3 3 3-3',
  changed: PENCIL,
};

export function changeIcon(entry: HistoryEntry): string {
  const { type, isUndo } = summarize(entry);
  return isUndo ? BACK : ICONS[type];
}
