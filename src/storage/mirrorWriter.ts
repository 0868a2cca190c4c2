import type { Tasks } from '../domain/task';
import { isWholeList, type Entry } from './journal';
import type { Mirror } from './mirror/mirror';
import { mirrorSchedule, type MirrorSchedule } from './mirror/mirrorSchedule';
import type { SavedText } from './mirror/savedText';
import { mayWriteTasks, safetyOf, type Page, type Safety } from './page';
import type { Published } from './storageState';
import type { Quarantine } from './quarantine';
import type { Tabs } from './browser/tabs';

interface Parts {
  readonly page: Page;
  readonly mirror: Mirror;
  readonly quarantine: Quarantine;
  readonly state: Published;
  readonly tabs: Tabs;
  readonly whenIdle: (work: () => void) => void;
  /** The stored text must not be overwritten before it is read. */
  readonly onUnknown: () => void;
  readonly onOutdated: () => void;
}

/** Writes `tasks` when that is allowed, and knows how safe the list is. */
export interface MirrorWriter extends MirrorSchedule {
  /** Shows a list and its safety. */
  publish(tasks: Tasks): void;
  /** Shows its safety, if that has changed. */
  tellSafety(): void;
  /** The text is the list at the journal's position: the next visit need not compare the two. */
  settle(): void;
  mayWrite(): boolean;
  /** A cleared localStorage has lost what is not in the journal yet: it is noted again. */
  noteAgain(): void;
  /** Whether something would be lost if this page wrote over the stored text. */
  isUnknown(): boolean;
  /** Whether localStorage holds what is shown. */
  isWritten(): boolean;
  /** The stored text is known to be this list. */
  setWritten(tasks: Tasks): void;
}

export function mirrorWriter(parts: Parts): MirrorWriter {
  const { page, mirror, quarantine, state, tabs, whenIdle, onUnknown, onOutdated } = parts;
  let written = page.loaded.tasks;
  const shown = () => state.get().tasks;
  const isWritten = () => written === shown();
  const schedule = mirrorSchedule(
    { tasks: shown, mayWrite, write, whenIdle },
    page.loaded.text?.length ?? 0,
  );

  function safety(tasks: Tasks): Safety {
    const { stage, isFailing } = page;
    return safetyOf({ stage, isFailing, isWrittenDown: !isInMemoryOnly(tasks) });
  }

  function isInMemoryOnly(tasks = shown()): boolean {
    if (!page.pending.some(({ id }) => page.unnoted.has(id))) return false;
    return written !== tasks || mirror.isChanged();
  }

  function publish(tasks: Tasks): void {
    state.set({ tasks, safety: safety(tasks), kept: quarantine.list() });
    askBeforeLeaving();
  }

  function tellSafety(): void {
    if (safety(shown()) !== state.get().safety) publish(shown());
    else askBeforeLeaving();
  }

  function askBeforeLeaving(): void {
    if (isInMemoryOnly()) tabs.askBeforeLeaving(() => isInMemoryOnly());
  }

  function mayWrite(): boolean {
    const { stage, isFailing } = page;
    const isBlocked = page.isOverwritten || quarantine.isBlocking();
    const isForeign = stage === 'unread' && page.loaded.origin.isForeign;
    return mayWriteTasks({ stage, isFailing, isForeign, isBlocked });
  }

  function write(saved: SavedText): void {
    // Checked right before writing: another program's text would be lost for good.
    if (mirror.isOutdated()) return onOutdated();
    if (isUnknown()) return onUnknown();
    noteAgain();
    const { stage, pending, position, loaded } = page;
    const isUnread = stage === 'unread';
    const isNoted = (entry: Entry) => !isWholeList(entry) && !page.unnoted.has(entry.id);
    const idsIn = ({ id, includes = [] }: Entry) => [id, ...includes];
    const isWhole = isUnread && (loaded.origin.isForeign || loaded.origin.isOnlyCopy);
    const done = mirror.write(saved, {
      position: position ?? loaded.origin.position,
      // Also what has no key, such as the list that begins a journal.
      holds: [...(isUnread ? loaded.origin.holds : []), ...pending.flatMap(idsIn)],
      isOnlyCopy: isWhole || !pending.every(isNoted),
      isFormerOnlyCopy: isWhole,
    });
    if (done) {
      written = shown();
      settle();
    }
    tellSafety();
  }

  function noteAgain(): void {
    if (page.pending.length === 0) return;
    const noted = new Set(mirror.pending().map(({ id }) => id));
    for (const entry of page.pending) {
      if (!isWholeList(entry) && !noted.has(entry.id) && !page.unnoted.has(entry.id))
        mirror.note(entry);
    }
  }

  function isUnknown(): boolean {
    if (!mirror.isChanged() || mirror.isCleared()) return false;
    // If the page is behind the text, the text may be the only copy of what the journal has lost.
    return page.stage === 'unread' || mirror.isAheadOf(page.position) || mirror.isForeign();
  }

  function settle(): void {
    const { stage, position, pending } = page;
    if (stage !== 'following' || !position || pending.length > 0 || !mayWrite()) return;
    if (isWritten() && !mirror.isChanged()) mirror.settle(position);
  }

  return {
    ...schedule,
    publish,
    tellSafety,
    settle,
    mayWrite,
    noteAgain,
    isUnknown,
    isWritten,
    setWritten(tasks) {
      written = tasks;
    },
  };
}
