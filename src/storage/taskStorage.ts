import { apply } from '../domain/change';
import { reasonOf, type LazyModule } from '../lazyModule';
import type { JournalExchange } from './journal/journalExchange';
import { retry } from './retry';
import { openMirror } from './mirror/mirror';
import { mirrorWriter } from './mirrorWriter';
import { openPage, startOver, viewOf } from './page';
import { published, type TaskStorage } from './storageState';
import { openQuarantine } from './quarantine';
import type { JournalPart, Environment } from './environment';
import { openTextStorage } from './textStorage';
import { HEAR_MS, LOOK_MS, throttle } from './throttle';

const FIRST_LOOK_MS = 200;
/** A text that holds the change names it as well, where there may be no room for its key. */
const ID_LENGTH = 10;

/** The visitor's list: in the journal and in localStorage, or in localStorage alone. */
export function openTaskStorage(env: Environment): TaskStorage {
  return env.journal ? openJournaledStorage(env, env.journal) : openTextStorage(env);
}

function openJournaledStorage(env: Environment, late: LazyModule<JournalPart>): TaskStorage {
  const { local, tabs, newId, whenIdle, after } = env;
  const mirror = openMirror(local);
  const quarantine = openQuarantine(local);
  const page = openPage(mirror);
  const state = published({ tasks: viewOf(page), safety: 'safe', kept: [] });
  const shown = () => state.get().tasks;
  let journal: JournalExchange | null = null;

  const parts = { page, mirror, quarantine, state, tabs, whenIdle };
  const writer = mirrorWriter({ ...parts, onUnknown: loadAgain, onOutdated: setOutdated });
  const exchange = retry({
    async work() {
      if (page.isOutdated) return;
      if (page.isOverwritten || !page.position) readAgain();
      journal ??= await openJournal();
      await journal.run();
    },
    onAnswer: (answer) => setFailing(answer !== 'given'),
    after,
  });

  async function openJournal(): Promise<JournalExchange> {
    try {
      const part = await late.fetch();
      part.journal.onOutdated(setOutdated);
      return part.journalExchange({
        ...parts,
        after,
        journal: part.journal,
        writer,
        again: exchange,
      });
    } catch (error) {
      // The console names every part that fails to load. The next exchange tries again.
      console.error(reasonOf(error));
      throw error;
    }
  }

  function setOutdated(): void {
    if (page.isOutdated) return;
    page.isOutdated = true;
    writer.publish();
  }

  function setFailing(isFailing: boolean): void {
    if (page.isFailing === isFailing) return;
    page.isFailing = isFailing;
    if (isFailing) quarantine.saveLocally();
    writer.publish();
    writer.writeDue();
  }

  function quarantineDamage(): void {
    const { intact, text } = page.loaded;
    if (!intact && text !== null) quarantine.put('unreadable', text);
    if (page.isFailing) quarantine.saveLocally();
  }

  /** After others have written: is it another program, a newer version, or a tab that died? */
  function lookAround(): void {
    if (mirror.isOutdated()) setOutdated();
    if (page.isOutdated) return;
    writer.tellSafety();
    page.hasToLook = true;
    const other = mirror.other();
    page.isOverwritten ||= !!other && !other.isCleared && (!other.position || other.isOnlyCopy);
    // Also when nothing is left: a page that is being closed tells no other what it sent to the journal.
    exchange();
  }

  /** Waits for a running exchange, whose answer is about the former list. */
  function loadAgain(): void {
    page.isOverwritten = true;
    exchange();
  }

  function readAgain(): void {
    page.isOverwritten = false;
    // By now the page may be ahead of the text, which would lack the page's own last changes.
    if (!writer.isUnknown()) return;
    if (mirror.isOutdated()) return setOutdated();
    startOver(page, mirror.load(), mirror.pending());
    writer.setWritten(page.base);
    quarantineDamage();
    writer.publish(viewOf(page));
    writer.save();
  }

  quarantineDamage();
  tabs.onNews(throttle(after, HEAR_MS, exchange));
  tabs.onShown(exchange);
  tabs.onTasksWritten(throttle(after, LOOK_MS, lookAround));
  tabs.onLeave(() => {
    writer.writeDue();
    if (!page.isOutdated) mirror.markCleared(newId());
  });
  // The first rows come first. It must not wait long, though: others may write meanwhile.
  whenIdle(() => {
    if (page.isOutdated) writer.publish();
    exchange();
  });
  after(FIRST_LOOK_MS, () => {
    if (!page.position) exchange();
  });

  return {
    getState: state.get,
    // If the journal stays silent, the list is what this page shows.
    isRead: () => page.position !== null || page.isFailing,
    subscribe: state.subscribe,
    record(change) {
      const entry = { id: newId().slice(0, ID_LENGTH), change };
      // In the order in which they were made.
      if (!page.isOutdated) writer.noteAgain();
      const isNoted = !page.isOutdated && mirror.note(entry);
      if (!isNoted) page.unnoted.add(entry.id);
      page.pending = [...page.pending, entry];
      writer.publish(apply(shown(), change));
      writer.save();
      exchange();
    },
    save: writer.save,
    forget(kept) {
      quarantine.forget(kept);
      // There is room for another damaged text now.
      if (page.isFailing) quarantine.saveLocally();
      writer.publish();
      writer.writeDue();
      exchange();
    },
  };
}
