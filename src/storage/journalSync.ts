import type { Tasks } from '../domain/task';
import { reasonOf } from '../lazyModule';
import type { Answer, Entry, Position, Question } from './journal';
import { answeredList, decide, isRemoved, type FoundList } from './journal/decide';
import type { ListText } from './listText';
import { withChanges, type PendingChanges } from './text/pendingChanges';
import { tasksText } from './text/savedText';
import { inTime, retry } from './retry';
import type { StorageEnvironment } from './storageState';
import { compareAgain, type TabState } from './tabState';

/** How long a text must be empty before it counts as removed. */
const BELIEF_MS = 500;

/** The parts of one open page. */
interface OpenPage {
  readonly env: StorageEnvironment;
  readonly tab: TabState;
  readonly text: ListText;
  readonly pendingChanges: PendingChanges;
  readonly publish: (tasks?: Tasks) => void;
}

export interface JournalSync {
  /** Sends this page's changes and reads those of others. */
  readonly request: () => void;
  /** The same, including pending changes of dead tabs. */
  readonly sendLeftovers: () => void;
}

/** Keeps the list of one page in step with the journal. */
export function syncJournal({ env, tab, text, pendingChanges, publish }: OpenPage): JournalSync {
  const { journal: lazyJournal, tabs, whenIdle, after } = env;
  /** The list that has been empty for long enough. */
  let believed: FoundList | null = null;
  let hasLeftovers = false;

  const exchange = retry({
    async work() {
      if (tab.isOutdated || !lazyJournal) return;
      if (!lazyJournal.get()) {
        await fetchJournal();
        return exchange();
      }
      if (tab.needsReload && tab.position && !text.hasForeignText())
        await checkJournal(tab.position);
      if (tab.needsReload || (!tab.position && !text.isCurrent())) text.reload();
      if (tab.position) await send(tab.position);
      else await compare();
      if (tab.position && (tab.pending.length > 0 || tab.discarded.size > 0))
        await send(tab.position);
    },
    onOutcome(outcome) {
      // A slow network is no failure of the browser.
      if (outcome === 'timeout' && !lazyJournal?.get()) return;
      setFailing(!lazyJournal || outcome !== 'given');
      publish();
    },
    after,
  });

  function setFailing(isFailing: boolean): void {
    if (tab.isFailing === isFailing) return;
    // Otherwise a foreign text written while the journal was silent would be overwritten.
    if (isFailing && (tab.needsReload || text.hasForeignText())) text.reload();
    tab.isFailing = isFailing;
    publish();
    text.writeDue();
  }

  async function fetchJournal() {
    try {
      const journal = await lazyJournal?.fetch();
      if (!journal) throw new Error('This browser has no database.');
      // Each time, because History may have loaded the journal before.
      journal.onOutdated(() => {
        tab.isOutdated = true;
        publish();
      });
      return journal;
    } catch (error) {
      // The console names every chunk that fails to load. The next exchange retries.
      console.error(reasonOf(error));
      throw error;
    }
  }

  /** Null if the page has read another text meanwhile and has to ask again. */
  async function ask(question: Pick<Question, 'since' | 'mine'>): Promise<Answer | null> {
    const journal = await fetchJournal();
    const discarded = [...tab.discarded];
    const asked = tab.found;
    const offered = tab.offered.map(({ key }) => key);
    const answer = await inTime(env, journal.exchange({ ...question, offered, discarded }));
    setFailing(false);
    if (answer.isKnown) for (const key of discarded) tab.discarded.delete(key);
    tab.offered = answer.offered ?? tab.offered;
    if (tab.isOutdated || tab.found !== asked) return null;
    // The answer may have later changes of others, which the text must not seem to lack.
    return tab.position || text.isCurrent() ? answer : null;
  }

  /** The first exchange, which decides whether the text is the journal's own or another program's. */
  async function compare(): Promise<void> {
    const { found } = tab;
    const others = pendingOfOthers();
    const answer = await ask({ since: null, mine: [...others, ...tab.pending] });
    if (!answer) return exchange();
    const { position, note } = answer;
    const { tasks: base, offers } = answeredList(answer, tab.base);
    // Changes that have arrived must not be applied again, which could undo later ones.
    const arrived = new Set([...answer.arrived, ...answer.records.map(({ id }) => id)]);
    const isArrived = ({ id }: Entry) => arrived.has(id);
    const pending = [...others, ...tab.pending].filter((entry) => !isArrived(entry));
    const isOtherAtWork =
      others.length > 0 || tab.pending.some(isArrived) || pendingOfOthers().length > 0;
    const withPending = withChanges(base, pending);
    const inJournal = { position, base, withPending, isOtherAtWork, note };
    if (isRemoved(found, inJournal) && believed !== found) return believeLater(found);
    const adopted = decide(found, inJournal);
    tab.position = position;
    const entries = [...(adopted ? [adopted] : []), ...offers].filter((entry) => !isArrived(entry));
    tab.pending = [...entries, ...pending];
    const next = withChanges(base, tab.pending);
    const json = tasksText(next);
    const isShown = json === tasksText(tab.shown.tasks);
    tab.base = isShown && tab.pending.length === 0 ? tab.shown.tasks : base;
    if (!isShown) publish(next);
    text.settle(json, note?.adopted ?? null);
    bringUpToDate(arrived);
    // The leftovers of a dead tab were never broadcast, and the journal may be a new one.
    tabs.broadcast();
  }

  function pendingOfOthers(): readonly Entry[] {
    const own = new Set(tab.pending.map(({ id }) => id));
    return pendingChanges.all().filter(({ id }) => !own.has(id));
  }

  /** Waits, because another tab may have emptied and refilled the list, and its text is on the way. */
  function believeLater(found: FoundList): void {
    after(BELIEF_MS, () => {
      believed = found;
      if (!tab.position) exchange();
    });
  }

  async function send(since: Position): Promise<void> {
    const withLeftovers = hasLeftovers;
    const mine = withLeftovers ? [...tab.pending, ...pendingOfOthers()] : tab.pending;
    hasLeftovers = false;
    const answer = await ask({ since, mine }).catch((error: unknown) => {
      hasLeftovers ||= withLeftovers;
      throw error;
    });
    if (!answer) return exchange();
    if (!answer.isKnown) return recreateJournal();
    if (answer.isLate) {
      // The text may be that of a tab behind this page.
      if (tab.found.isOfPage) compareAgain(tab);
      else text.reload();
      return exchange();
    }
    const { records } = answer;
    const confirmed = new Set([...mine, ...records].map(({ id }) => id));
    const unconfirmed = tab.pending.filter(({ id }) => !confirmed.has(id));
    // Only this page's changes have been appended, in their order.
    const isAsSent =
      answer.list === null &&
      answer.damaged.length === 0 &&
      records.length === tab.pending.length &&
      records.every(({ change }, index) => change === tab.pending[index]?.change);
    const { tasks, offers } = isAsSent
      ? { tasks: tab.shown.tasks, offers: [] }
      : answeredList(answer, tab.base);
    tab.base = tasks;
    tab.position = answer.position;
    tab.pending = [...offers, ...unconfirmed];
    if (!isAsSent) publish(withChanges(tasks, unconfirmed));
    bringUpToDate(confirmed);
    if (mine.length > 0) tabs.broadcast();
    if (answer.isLong) whenIdle(compact);
  }

  /** The text is signed for another journal. If this page's journal is gone, only the page has the list. */
  async function checkJournal(since: Position): Promise<void> {
    const answer = await ask({ since, mine: [] });
    if (answer && !answer.isKnown) recreateJournal();
  }

  /** Begins a new journal with the list of the page. */
  function recreateJournal(): void {
    const { base: tasks, position } = tab;
    const signedFor = () => position;
    tab.found = { text: tasksText(tasks), tasks, intact: true, signedFor, isOfPage: true };
    compareAgain(tab);
    exchange();
  }

  /** Writes the text first, so that a kill in between leaves the change in the text or under its key. */
  function bringUpToDate(confirmed: ReadonlySet<string>): void {
    text.update();
    pendingChanges.remove(confirmed);
  }

  function compact(): void {
    if (!tab.position || tab.pending.length > 0) return;
    // A failure only costs room, and the next exchange retries.
    lazyJournal
      ?.get()
      ?.compact(tab.position, tasksText(tab.base))
      .catch(() => {});
  }

  return {
    request: exchange,
    sendLeftovers() {
      hasLeftovers = true;
      exchange();
    },
  };
}
