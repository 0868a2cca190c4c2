import { decide, isContained, meet, rebase, replay, type Decision } from './decide';
import { isWholeList, type Entry, type Exchange, type Journal, type Position } from '../journal';
import { abandonSilent } from './abandonSilent';
import type { Mirror } from '../mirror/mirror';
import { tasksText } from '../mirror/savedText';
import type { MirrorWriter } from '../mirrorWriter';
import { stageOf, viewOf, type Page } from '../page';
import type { Published } from '../storageState';
import type { Quarantine } from '../quarantine';
import type { Presence } from '../browser/presence';
import type { Tabs } from '../browser/tabs';

interface Parts {
  readonly page: Page;
  readonly journal: Journal;
  readonly mirror: Mirror;
  readonly writer: MirrorWriter;
  readonly quarantine: Quarantine;
  readonly state: Published;
  readonly tabs: Tabs;
  readonly presence?: Presence | undefined;
  readonly newId: () => string;
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
  const { page, mirror, writer, quarantine, state, tabs, presence, newId, whenIdle, after, again } =
    parts;
  const journal = abandonSilent(parts.journal, after);
  const shown = () => state.get().tasks;
  /** The whole list on its way is the text that was loaded, not a list this page has followed. */
  let isTextCompared = false;

  /** The first look into the journal: which of the two lists is the visitor's? */
  async function compare(): Promise<void> {
    const { isSettled, position } = page.loaded.origin;
    const isPutBack = await wasPutBack();
    const answer = await journal.exchange(isSettled && !isPutBack ? position : null, []);
    if (isOutdated()) return;
    if (!answer.isWhole) {
      page.base = replay(page.base, answer.records, newId);
      page.position = answer.position;
      page.stage = 'following';
      if (answer.records.length > 0) writer.publish(viewOf(page));
      offerFollowed(answer);
      return;
    }
    take(decideOn(answer, isPutBack), answer);
    isTextCompared = true;
    offerFollowed(answer);
    // A tab that crashed may have changed the journal without telling the others.
    tabs.announce();
    // A text that is already there is not written again: another tab may be writing just now.
    if (mirror.holds(tasksText(shown()))) writer.setWritten(shown());
  }

  /** Only at load: under an open page, an earlier text is that of a tab that lags behind. */
  async function wasPutBack(): Promise<boolean> {
    const { overtaken } = page.loaded.origin;
    if (overtaken === null || page.followed || !presence) return false;
    return !(await presence.openTabs()).has(overtaken);
  }

  /** A page that started over has the list of its former journal in memory only. */
  function offerFollowed({ position }: Exchange): void {
    const { followed } = page;
    page.followed = null;
    if (!followed) return;
    if (position.journal !== null && followed.position?.journal === position.journal) return;
    putBackOffers(followed.position, position);
    if (!isContained(followed.base, shown())) setAside(tasksText(followed.base));
  }

  function putBackOffers(before: Position | null, now: Position): void {
    const isDeleted = before !== null && before.journal !== null && before.journal !== now.journal;
    if (isDeleted) quarantine.putBack();
  }

  /** Also when another tab has begun the journal while this one was about to. */
  function decideOn(answer: Exchange, isPutBack = false): Decision {
    const pending = page.pending.filter((entry) => !isWholeList(entry));
    return decide({ ...page.loaded, pending, isPutBack }, answer, newId);
  }

  function take(decision: Decision, { position }: Exchange): void {
    const { base, pending, offer } = decision;
    Object.assign(page, { base, pending, position, stage: stageOf(pending) });
    if (offer !== null) setAside(offer);
    writer.publish(viewOf(page));
  }

  async function send(sent: readonly Entry[]): Promise<void> {
    const isLooking = page.hasToLook;
    page.hasToLook = false;
    const answer = await journal.exchange(page.position, sent).catch((error: unknown) => {
      page.hasToLook ||= isLooking;
      throw error;
    });
    if (isOutdated()) return;
    if (!answer.isWhole) return receive(answer, sent);
    // This is another journal: it has taken nothing of what was sent.
    page.hasToLook ||= isLooking;
    isTextCompared &&= page.stage === 'comparing';
    // The list that the text was to replace would have been quarantined in the deleted journal.
    if (isTextCompared) page.followed = { base: page.base, position: page.position };
    else putBackOffers(page.position, answer.position);
    take(isTextCompared ? decideOn(answer) : meet(page, answer, newId), answer);
    offerFollowed(answer);
    again();
  }

  /** A tab that died right after a change has left it under its key without telling the others. */
  function withLeftovers(): readonly Entry[] {
    if (!page.hasToLook) return page.pending;
    const own = new Set(page.pending.map(({ id }) => id));
    return [...page.pending, ...mirror.pending().filter(({ id }) => !own.has(id))];
  }

  function receive(answer: Exchange, sent: readonly Entry[]): void {
    const { base, pending, isAsSent } = rebase({ ...page, shown: shown(), sent }, answer, newId);
    const { position } = answer;
    Object.assign(page, { base, pending, position, stage: stageOf(pending) });
    confirm(answer, sent);
    if (!isAsSent) writer.publish(viewOf(page));
    if (!writer.isWritten()) writer.save();
    else if (answer.records.length > 0) writer.settle();
    if (sent.length > 0) tabs.announce();
    if (answer.isLong) whenIdle(compact);
  }

  function confirm({ records }: Exchange, sent: readonly Entry[]): void {
    const added = new Set(records.flatMap((record) => ('id' in record ? record.id : [])));
    mirror.confirm([...added, ...sent.flatMap(({ id, includes = [] }) => [id, ...includes])]);
    for (const entry of sent) {
      const isAdded = added.has(entry.id);
      if (entry.replaces !== undefined) {
        // Saved with the entry, but the journal may have been deleted since.
        if (isAdded) quarantine.put('former', entry.replaces);
        else quarantine.refresh();
      }
      const { tasks, text } = page.loaded;
      // Written a second time, or brought back by a killed browser: the two look the same.
      const isRepeated = isWholeList(entry) && !isAdded;
      if (isRepeated && text !== null && !isContained(tasks, page.base)) setAside(text);
    }
  }

  function setAside(text: string): void {
    // Until it is saved, its only place may be `tasks`.
    quarantine.put('former', text);
    again();
  }

  /** After the exchange: a large text that is refused must not hold up a small change. */
  async function saveQuarantine(): Promise<void> {
    if (await quarantine.save(journal)) {
      writer.publish(shown());
      if (!writer.isWritten()) writer.save();
    }
    await quarantine.clear(journal);
  }

  function compact(): void {
    if (!page.position || page.pending.length > 0) return;
    // A failure costs only room, and the next exchange tries again.
    journal.compact(page.position, tasksText(page.base)).catch(() => {});
  }

  const isOutdated = () => page.stage === 'outdated';

  return {
    async run() {
      const isFirst = page.stage === 'unread';
      if (isFirst) await compare();
      if (isOutdated()) return;
      const sent = withLeftovers();
      // The first look has read everything.
      if (!isFirst || sent.length > 0) await send(sent);
      else if (!writer.isWritten()) writer.save();
      else if (!page.loaded.origin.isSettled && page.loaded.text !== null) writer.settle();
      await saveQuarantine();
    },
  };
}
