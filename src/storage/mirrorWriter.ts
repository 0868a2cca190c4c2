import type { Tasks } from '../domain/task';
import type { Tabs } from './browser/tabs';
import { idsIn } from './journal';
import type { Mirror } from './mirror/mirror';
import { EMPTY_LIST } from './mirror/emptyList';
import { mirrorSchedule, type MirrorSchedule } from './mirror/mirrorSchedule';
import type { SavedText } from './mirror/savedText';
import type { Signature } from './mirror/signature';
import { isAdopting, isNoted, type Page, type Safety } from './page';
import type { Quarantine } from './quarantine';
import type { Published } from './storageState';

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
  publish(tasks?: Tasks): void;
  /** Shows its safety, if that has changed. */
  tellSafety(): void;
  /** Writes the list unless localStorage has it, signed for the journal that the page follows. */
  saveIfDue(): void;
  /** The text is the list at the journal's position: the next visit need not compare the two. */
  settle(): void;
  /** A cleared localStorage has lost what is not in the journal yet: it is noted again. */
  noteAgain(): void;
  /** Whether something would be lost if this page wrote over the stored text. */
  isUnknown(): boolean;
  /** The stored text is known to be this list. */
  setWritten(tasks: Tasks): void;
}

export function mirrorWriter(parts: Parts): MirrorWriter {
  const { page, mirror, quarantine, state, tabs, whenIdle, onUnknown, onOutdated } = parts;
  let written = page.loaded.tasks;
  const shown = () => state.get().tasks;
  const schedule = mirrorSchedule(
    { tasks: shown, mayWrite, write, whenIdle },
    page.loaded.text?.length ?? 0,
  );

  function isInMemoryOnly(tasks = shown()): boolean {
    if (!page.pending.some(({ id }) => page.unnoted.has(id))) return false;
    return written !== tasks || mirror.other() !== null;
  }

  function safety(tasks: Tasks): Safety {
    if (page.isOutdated) return 'outdated';
    if (!page.isFailing) return 'safe';
    return isInMemoryOnly(tasks) ? 'unsaved' : 'fragile';
  }

  function publish(tasks = shown()): void {
    state.set({ tasks, safety: safety(tasks), kept: quarantine.list() });
    askBeforeLeaving();
  }

  function tellSafety(): void {
    if (safety(shown()) !== state.get().safety) publish();
    else askBeforeLeaving();
  }

  function askBeforeLeaving(): void {
    if (isInMemoryOnly()) tabs.askBeforeLeaving(() => isInMemoryOnly());
  }

  /** The unconfirmed changes in the list; before the first answer, those in the loaded text too. */
  function heldIds(): readonly string[] {
    const { loaded, position, pending } = page;
    const ofText = loaded.position ? loaded.holds : [...loaded.holds, loaded.adoption];
    return [...new Set([...(position ? [] : ofText), ...pending.flatMap(idsIn)])];
  }

  function signature(): Signature {
    const { position, loaded, pending } = page;
    const isOfText = !position && (loaded.isOnlyCopy || !loaded.position);
    return {
      position: position ?? loaded.position,
      holds: heldIds(),
      isOnlyCopy: isOfText || !pending.every((entry) => isNoted(page, entry)),
    };
  }

  function mayWrite(): boolean {
    if (page.isOutdated || page.isOverwritten || quarantine.isBlocking()) return false;
    // Until another program's text is in the journal, every tab must see the same text.
    return page.isFailing || !isAdopting(page);
  }

  function write(saved: SavedText): void {
    // Checked right before writing: another program's text would be lost for good.
    if (mirror.isOutdated()) return onOutdated();
    if (isUnknown()) return onUnknown();
    noteAgain();
    const said = signature();
    // Two tabs that adopt each other's text would write it in turn without end.
    const isDue = !said.isOnlyCopy || written !== shown() || mirror.other() !== null;
    if (isDue && mirror.write(saved, said)) written = shown();
    settle();
    tellSafety();
  }

  function isUnknown(): boolean {
    const other = mirror.other();
    if (!other || other.isCleared) return false;
    if (!other.position || other.isOnlyCopy || !page.position) return true;
    const { journal, seq } = other.position;
    // If the page is behind the text, the text may be the only copy of what the journal has lost.
    return journal !== null && (journal !== page.position.journal || seq > page.position.seq);
  }

  function noteAgain(): void {
    if (page.pending.length === 0) return;
    const noted = new Set(mirror.pending().map(({ id }) => id));
    for (const entry of page.pending) {
      if (!isNoted(page, entry) || noted.has(entry.id) || mirror.note(entry)) continue;
      page.unnoted.add(entry.id);
    }
  }

  /** The text is the list, written for the journal that the page follows. */
  function isCurrent(): boolean {
    if (written !== shown()) return false;
    if (mirror.has(EMPTY_LIST)) return shown().length === 0;
    return mirror.isSignedFor(page.position?.journal ?? null);
  }

  function settle(): void {
    const { position, pending } = page;
    if (position && pending.length === 0 && isCurrent() && !mirror.other()) mirror.settle(position);
  }

  return {
    ...schedule,
    publish,
    tellSafety,
    settle,
    noteAgain,
    isUnknown,
    saveIfDue() {
      // A text that is already there is not written again: another tab may be writing just now.
      if (isCurrent()) settle();
      else schedule.save();
    },
    setWritten(tasks) {
      written = tasks;
    },
  };
}
