import { readTasks } from '../domain/savedTasks';
import type { Tasks } from '../domain/task';
import { localValue } from './browser/localValue';
import { NOWHERE } from './journal';
import { isAdoption, type FoundList } from './journal/decide';
import { textSchedule, type TextSchedule } from './text/textSchedule';
import { withChanges } from './text/pendingChanges';
import { substituteIds, tasksText, type SavedText } from './text/savedText';
import { signatureOf, signed } from './text/signature';
import { textHash } from './text/textHash';
import type { StorageEnvironment } from './storageState';
import { compareAgain, type TabState } from './tabState';

const EMPTY_LIST = '[]';

/** A missing text, removed or never written, counts as empty. */
const isEmptyText = (text: string | null) => text === null || text === EMPTY_LIST;

/** Reads the list under `tasks`. */
export function readList(local: Storage | null): FoundList {
  const text = localValue(local, 'tasks').read();
  const list = text === null ? { tasks: [], intact: true } : readTasks(text, substituteIds(text));
  const signedFor = () => (text === null || text === EMPTY_LIST ? NOWHERE : signatureOf(text));
  return { text, ...list, signedFor };
}

/** The copy of the list under `tasks`, for the first paint and for other programs. */
export interface ListText extends TextSchedule {
  /** Writes the list unless it is there already. */
  update(): void;
  /** Whether nobody else has written since this page last read or wrote. */
  isCurrent(): boolean;
  /** Whether another program has written a text that this page has not read. */
  hasForeignText(): boolean;
  /** Shows the stored list with this page's pending changes, and compares it again. */
  reload(): void;
  /** Reads another tab's text, which is all that tabs share while the journal fails. */
  follow(): void;
  /** Called after the comparison with the journal, whose list is `json`. */
  settle(json: string, adopted: string | null): void;
  /** Writes a due text. If the page ends, notes in the journal that it was not killed. */
  leave(isEnd: boolean): void;
}

export function openListText(
  env: StorageEnvironment,
  tab: TabState,
  on: { readonly publish: (tasks?: Tasks) => void; readonly requestExchange: () => void },
): ListText {
  const { local, journal: lazyJournal, whenIdle } = env;
  const text = localValue(local, 'tasks');
  /** The text that this page has read or written last. */
  let lastSeen = tab.found.text;
  /** The stored list and the journal for which it is signed, if known. */
  let written: { readonly tasks: Tasks; readonly journal?: string | null } = {
    tasks: tab.base,
  };
  let noted: string | null = null;
  const shown = () => tab.shown.tasks;

  function write(saved: SavedText): void {
    const at = lazyJournal && (tab.position ?? tab.found.signedFor());
    // A text that is the only place of a change stays unsigned, so that the next page adopts it.
    const isElsewhere = !tab.pending.some(
      (entry) => tab.withoutKey.has(entry.id) || isAdoption(entry),
    );
    const isSigned = at && saved.text !== EMPTY_LIST && isElsewhere;
    const next = isSigned ? signed(saved.text, saved.hash, at) : saved.text;
    tab.isRefused = !text.write(next);
    if (!tab.isRefused) {
      lastSeen = next;
      written = { tasks: shown(), journal: isSigned ? at.journal : null };
    }
    if (adoptedText() !== noted) note(false);
    on.publish();
  }

  /** The hash of an adopted text that could not be overwritten for want of room, or null. */
  function adoptedText(): string | null {
    if (!tab.isRefused || !tab.position || tab.pending.length > 0 || lastSeen === null) return null;
    return isEmptyText(lastSeen) || signatureOf(lastSeen) ? null : textHash(lastSeen);
  }

  function note(isLeft: boolean): void {
    const { position, pending, isRefused } = tab;
    if (!position) return;
    noted = adoptedText();
    const seq = position.seq + pending.length;
    // A list without room must not look like a removed one.
    const next = { ...position, seq, isLeft: isLeft && !isRefused, adopted: noted };
    lazyJournal
      ?.get()
      ?.note(next)
      .catch(() => {});
  }

  /**
   * Checks the stored text right before it is overwritten, because another program's would be lost for
   * good. False if the text has to be in the journal first.
   */
  function prepareWrite(): boolean {
    if (tab.isOutdated) return false;
    if (tab.isFailing) return true;
    const stored = text.read();
    if (!tab.position && !isCurrent()) reload();
    // A damaged text has to be in the journal first. An intact one is already in the list.
    if (!tab.position) return tab.found.intact || tab.found.signedFor() !== null;
    if (tab.pending.some(isAdoption)) return tab.found.intact && stored === lastSeen;
    if (stored === lastSeen || isEmptyText(stored)) return true;
    const at = signatureOf(stored);
    if (at?.journal === null) return true;
    if (at?.journal === tab.position.journal) {
      if (stored.trimEnd() === tasksText(shown())) {
        lastSeen = stored;
        written = { tasks: shown(), journal: at.journal };
      }
      // Without changes of its own, a page leaves the text of a tab that may be ahead.
      return tab.pending.length > 0 || at.seq < tab.position.seq;
    }
    tab.needsReload = true;
    on.requestExchange();
    return false;
  }

  /** Whether the stored text is the shown list. */
  function isWritten(): boolean {
    if (shown().length === 0) return isEmptyText(lastSeen);
    return written.tasks === shown() && written.journal === tab.position?.journal;
  }

  const { save, writeDue } = textSchedule(
    { tasks: shown, prepareWrite, write, whenIdle },
    tab.found.text?.length ?? 0,
  );

  const isCurrent = () => tab.found.isOfPage === true || text.read() === lastSeen;

  function reload(): void {
    const found = readList(local);
    lastSeen = found.text;
    written = { tasks: found.tasks };
    tab.found = found;
    tab.base = found.tasks;
    compareAgain(tab);
    on.publish(tab.isFailing ? found.tasks : withChanges(found.tasks, tab.pending));
  }

  return {
    isCurrent,
    hasForeignText() {
      const stored = text.read();
      return !isEmptyText(stored) && stored !== lastSeen && !signatureOf(stored ?? '');
    },
    reload,
    follow() {
      const stored = text.read();
      if (stored !== null && stored !== lastSeen && written.tasks === shown()) reload();
    },
    settle(json, adopted) {
      noted = adopted;
      const { found } = tab;
      if (found.text?.trimEnd() === json && lastSeen === found.text)
        written = { tasks: shown(), journal: found.signedFor()?.journal ?? null };
    },
    update() {
      if (!isWritten()) save();
    },
    save() {
      if (lastSeen === null || !isWritten() || tab.pending.length > 0) save();
    },
    writeDue,
    leave(isEnd) {
      if (!isWritten()) writeDue();
      if (isEnd) note(true);
    },
  };
}
