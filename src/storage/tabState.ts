import type { Tasks } from '../domain/task';
import type { Entry, Position, OfferedText } from './journal';
import { isAdoption, type FoundList } from './journal/decide';
import type { Cause, Safety, StorageEnvironment, StorageState } from './storageState';

/** One open page's view of the list, and its unsaved changes. */
export interface TabState {
  /** The list of the text that the page read last, until it has been compared with the journal. */
  found: FoundList;
  /** The list at `position`; before the first answer, the found one. */
  base: Tasks;
  /** Null until the found list has been compared with the journal. */
  position: Position | null;
  /** This page's changes that the journal has not confirmed. */
  pending: readonly Entry[];
  /** The pending changes without room in localStorage. */
  readonly withoutKey: Set<string>;
  /** Whether the text under `tasks` could not be written. */
  isRefused: boolean;
  /** Whether the journal fails. Until it answers again, the text under `tasks` is the list. */
  isFailing: boolean;
  isOutdated: boolean;
  /** Whether this page has to read the text under `tasks` before it continues. */
  needsReload: boolean;
  offered: readonly OfferedText[];
  /** The keys of offered texts that the visitor has discarded. */
  readonly discarded: Set<string>;
  shown: StorageState;
  readonly listeners: Set<(cause: Cause) => void>;
}

/** The key of a text that is only in memory, and can be downloaded while the page is open. */
const DAMAGED: OfferedText['key'] = 'damaged';

export function createTabState(found: FoundList, isRefused: boolean): TabState {
  const base = found.tasks;
  return {
    found,
    base,
    position: null,
    pending: [],
    withoutKey: new Set(),
    isRefused,
    isFailing: false,
    isOutdated: false,
    needsReload: false,
    offered: [],
    discarded: new Set(),
    shown: { tasks: base, safety: 'safe', offered: [] },
    listeners: new Set(),
  };
}

/** Starts another comparison of the found list, which decides again whether to adopt it. */
export function compareAgain(tab: TabState): void {
  tab.position = null;
  tab.needsReload = false;
  tab.pending = tab.pending.filter((entry) => !isAdoption(entry));
}

function safetyOf(tab: TabState, journal: StorageEnvironment['journal']): Safety {
  if (tab.isOutdated) return 'outdated';
  if (!tab.isFailing) return 'safe';
  if (isInMemoryOnly(tab, journal !== null)) return 'unsaved';
  return journal && !journal.get() ? 'unloaded' : 'fragile';
}

function isInMemoryOnly(tab: TabState, hasJournal: boolean): boolean {
  return hasJournal ? tab.pending.some(({ id }) => tab.withoutKey.has(id)) : tab.isRefused;
}

/** Publishes the list, its safety and the offered texts, if any of them is new. */
export function publisher({ journal, tabs }: StorageEnvironment, tab: TabState) {
  const hasJournal = journal !== null;
  return function publish(tasks = tab.shown.tasks, cause: Cause = 'others'): void {
    const before = tab.shown;
    const all = [...damagedText(tab), ...tab.offered].filter(({ key }) => !tab.discarded.has(key));
    const isSame =
      all.length === before.offered.length && all.every((one, at) => one === before.offered[at]);
    const safety = safetyOf(tab, journal);
    if (tasks !== before.tasks || safety !== before.safety || !isSame) {
      tab.shown = { tasks, safety, offered: isSame ? before.offered : all };
      for (const listener of tab.listeners) listener(cause);
    }
    const wouldLose = isInMemoryOnly(tab, hasJournal) && (hasJournal || tasks.length > 0);
    tabs.askBeforeLeaving(wouldLose);
  };
}

/** While the journal fails, only the page can offer a damaged text. */
function damagedText({ found: { text, intact }, isFailing }: TabState): readonly OfferedText[] {
  if (!isFailing || intact || text === null) return [];
  return [{ key: DAMAGED, kind: 'unreadable', text }];
}
