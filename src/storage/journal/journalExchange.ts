import type { Tabs } from '../browser/tabs';
import {
  idsIn,
  isWholeList,
  type Entry,
  type Exchange,
  type Journal,
  type Position,
} from '../journal';
import type { LoadedText, Mirror } from '../mirror/mirror';
import { tasksText } from '../mirror/savedText';
import { textHash } from '../mirror/textHash';
import type { MirrorWriter } from '../mirrorWriter';
import { notHeld, startOver, viewOf, withChanges, type Page } from '../page';
import type { Quarantine } from '../quarantine';
import type { Published } from '../storageState';
import { abandonSilent } from './abandonSilent';
import { decide, idsOf, isContained, rebase, replay } from './decide';

interface Parts {
  readonly page: Page;
  readonly journal: Journal;
  readonly mirror: Mirror;
  readonly writer: MirrorWriter;
  readonly quarantine: Quarantine;
  readonly state: Published;
  readonly tabs: Tabs;
  readonly whenIdle: (work: () => void) => void;
  readonly after: (milliseconds: number, work: () => void) => () => void;
  /** Asks for another exchange. */
  readonly again: () => void;
}

export interface JournalExchange {
  /** Reads what is new in the journal, and appends what is pending. */
  readonly run: () => Promise<void>;
}

export function journalExchange(parts: Parts): JournalExchange {
  const { page, mirror, writer, quarantine, state, tabs, whenIdle, after, again } = parts;
  const journal = abandonSilent(parts.journal, after);
  const shown = () => state.get().tasks;

  /** The first look into the journal: is the text one of its own, or another program's? */
  async function compare(sent: readonly Entry[]): Promise<Position | null> {
    const answer = await journal.exchange(page.loaded.settled, sent);
    if (page.isOutdated) return null;
    const made = page.pending;
    if (answer.isWhole) takeWhole(answer);
    else receive(answer, sent);
    // A tab that crashed may have changed the journal without telling the others.
    if (answer.isWhole || answer.records.length > 0) tabs.announce();
    offerFollowed(answer.position, made);
    return answer.position;
  }

  function takeWhole(answer: Exchange): void {
    const base = replay([], answer.records);
    // The page that made them died before it learnt that they had arrived. Applied again, they would
    // undo later changes.
    const pending = page.pending.filter(({ id }) => !answer.arrived.has(id));
    Object.assign(page, { base, pending, position: answer.position });
    decideOnText(answer);
    writer.publish(viewOf(page));
    // A text that is already there is not written again: another tab may be writing just now. But a
    // change without a key needs a text that names it.
    const hasKeys = !page.pending.some(({ id }) => page.unnoted.has(id));
    if (hasKeys && mirror.has(tasksText(shown()))) writer.setWritten(shown());
    mirror.confirm(answer.arrived);
  }

  function decideOnText(answer: Exchange): void {
    const { loaded, base, pending } = page;
    const view = viewOf(page);
    const { adopted, isOffered } = decide({ loaded, base, view, pending, answer });
    if (adopted) page.pending = [adopted, ...notHeld(pending, loaded)];
    // Under an open page, an earlier text is that of a tab that lags behind.
    if (loaded.isPutBack && page.followed) return;
    if (isOffered && loaded.text !== null) setAside(loaded.text);
  }

  /** A page that started over has the list of its former journal in memory only. */
  function offerFollowed({ journal: id }: Position, made: readonly Entry[]): void {
    const { followed } = page;
    page.followed = null;
    if (!followed || (id !== null && followed.position.journal === id)) return;
    if (followed.position.journal !== null) quarantine.putBack();
    // Applied to both: what was changed since then must not look as if the present list lacked it.
    const changes = made.filter((entry) => !isWholeList(entry));
    const former = withChanges(followed.base, changes);
    if (!isContained(former, withChanges(shown(), changes))) setAside(tasksText(followed.base));
  }

  /** A tab that died right after a change has left it under its key without telling the others. */
  function withLeftovers(): readonly Entry[] {
    const own = new Set(page.pending.flatMap(idsIn));
    return [...page.pending, ...mirror.pending().filter(({ id }) => !own.has(id))];
  }

  async function send(since: Position): Promise<void> {
    const isLooking = page.hasToLook;
    // Not those of a tab at work, which may be about to send a foreign text before them.
    const sent = isLooking ? withLeftovers() : page.pending;
    page.hasToLook = false;
    const answer = await journal.exchange(since, sent).catch((error: unknown) => {
      page.hasToLook ||= isLooking;
      throw error;
    });
    if (page.isOutdated) return;
    if (answer.isWhole) beginAgain(since);
    else receive(answer, sent);
  }

  /** The journal that this page has followed was deleted: its list is all there is of it. */
  function beginAgain(since: Position): void {
    const isAdopting = page.pending.some(isWholeList);
    startOver(page, isAdopting ? page.loaded : ownList(since), mirror.pending());
    writer.setWritten(page.base);
    writer.publish(viewOf(page));
    again();
  }

  function ownList(at: Position): LoadedText {
    const text = tasksText(page.base);
    const adoption = `adopt..${at.journal}.${at.seq}.${textHash(text)}`;
    return {
      text,
      tasks: page.base,
      intact: true,
      position: at,
      holds: [],
      isOnlyCopy: false,
      isPutBack: false,
      settled: null,
      adoption,
    };
  }

  function receive(answer: Exchange, sent: readonly Entry[]): void {
    const { base, pending, isAsSent } = rebase({ ...page, shown: shown(), sent }, answer);
    Object.assign(page, { base, pending, position: answer.position });
    const added = new Set(idsOf(answer.records));
    for (const entry of sent.filter(isWholeList)) keepReplaced(entry, added.has(entry.id));
    if (!isAsSent) writer.publish(viewOf(page));
    writer.saveIfDue();
    mirror.confirm(new Set([...added, ...sent.flatMap(idsIn)]));
    writer.settle();
    if (sent.length > 0) tabs.announce();
    if (answer.isLong) whenIdle(compact);
  }

  function keepReplaced({ replaces }: Entry, isAdded: boolean): void {
    // Saved with the entry, but the journal may have been deleted since.
    if (replaces !== undefined && isAdded) quarantine.put('former', replaces);
    else if (replaces !== undefined) quarantine.refresh();
    const { text, tasks } = page.loaded;
    // Written a second time, or brought back by a killed browser: the two look the same.
    if (!isAdded && text !== null && !isContained(tasks, page.base)) setAside(text);
  }

  function setAside(text: string): void {
    // Until it is saved, its only place may be `tasks`.
    quarantine.put('former', text.trimEnd());
    again();
  }

  /** After the exchange: a large text that is refused must not hold up a small change. */
  async function saveQuarantine(): Promise<void> {
    if (await quarantine.save(journal)) {
      writer.publish();
      writer.saveIfDue();
    }
    await quarantine.clear(journal);
  }

  function compact(): void {
    if (!page.position || page.pending.length > 0) return;
    // A failure costs nothing but room, and the next exchange tries again.
    journal.compact(page.position, tasksText(page.base)).catch(() => {});
  }

  return {
    async run() {
      const isFirst = page.position === null;
      // A journal that refuses writes, for lack of room, may still be readable.
      const since = page.position ?? (await compare(page.pending).catch(() => compare([])));
      if (!since || page.isOutdated) return;
      // The first look has read all that there is.
      if (!isFirst || page.pending.length > 0 || page.hasToLook) await send(since);
      else writer.saveIfDue();
      await saveQuarantine();
    },
  };
}
