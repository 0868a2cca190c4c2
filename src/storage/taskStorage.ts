import { apply, type Change } from '../domain/change';
import type { Tasks } from '../domain/task';
import type { Answer, AnsweringJournal } from './answering';
import type { Entry, Kept } from './journal';
import { openShelf } from './shelf';
import { isSettled } from './syncNote';
import { keepTrying } from './keepTrying';
import { openMirror } from './mirror';
import { mirrorSchedule } from './mirrorSchedule';
import type { Tabs } from './tabs';
import type { SavedText } from './savedText';
import { tasksText } from './tasksText';

/**
 * safe: in the journal. fragile: in localStorage only, a crash can cost the last seconds.
 * unsaved: in memory only. outdated: a newer version of the app owns the data.
 */
export type Safety = 'safe' | 'fragile' | 'unsaved' | 'outdated';

export interface StorageState {
  readonly tasks: Tasks;
  readonly safety: Safety;
  readonly kept: readonly Kept[];
}

export interface TaskStorage {
  getState(): StorageState;
  subscribe(listener: () => void): () => void;
  /** Changes the list at once; saving follows, and its failure shows in `safety`. */
  record(change: Change): void;
  /** Writes the list as it is to localStorage, as the specification asks after every action. */
  save(): void;
  /** Lets go of something set aside, when the visitor has taken it back or does not want it. */
  forget(kept: Kept): void;
}

export interface Surroundings {
  readonly local: Storage | null;
  readonly journal: AnsweringJournal | null;
  readonly tabs: Tabs;
  readonly newId: () => string;
  readonly now: () => number;
  readonly whenIdle: (work: () => void) => void;
  /** Returns a function that calls the work off. */
  readonly after: (milliseconds: number, work: () => void) => () => void;
}

const LONG_JOURNAL = 500;
export const AT_REST_MS = 1000;
const FIRST_LOOK_MS = 200;

export function openTaskStorage(around: Surroundings): TaskStorage {
  const { local, journal, tabs, newId, now, whenIdle, after } = around;
  const mirror = openMirror(local, newId, now);
  const shelf = openShelf(local);
  let loaded = mirror.load();
  const listeners = new Set<() => void>();

  /** The list as the journal has it at `seq`; null: that has not been compared yet. */
  let base = loaded.tasks;
  let seq: number | null = null;
  /** What this tab has done and the journal has not confirmed. The view is base and pending. */
  let pending: readonly Entry[] = loaded.pending;
  let journalState: 'working' | 'failing' | 'outdated' = 'working';
  /** The view that localStorage holds. */
  let mirrored = loaded.tasks;
  let mirrorWorks = local !== null;
  let hasToLook = false;
  let callOffLook = () => {};
  let state: StorageState = { tasks: view(), safety: 'safe', kept: [] };
  const { save, writeDue } = mirrorSchedule(
    {
      tasks: () => state.tasks,
      mayWrite: mayWriteMirror,
      write: writeMirror,
      onPutOff: () => mirror.writePending(pending),
      whenIdle,
    },
    loaded.text?.length ?? 0,
  );

  function view(): Tasks {
    return pending.reduce((tasks, { change }) => apply(tasks, change), base);
  }

  function publish(tasks: Tasks): void {
    state = { tasks, safety: safety(), kept: shelf.list() };
    askBeforeLeaving();
    for (const listener of listeners) listener();
  }

  function safety(): Safety {
    if (journalState === 'outdated') return 'outdated';
    if (journalState === 'working') return 'safe';
    return mirrorWorks && mayWriteMirror() ? 'fragile' : 'unsaved';
  }

  function mayWriteMirror(): boolean {
    // An outdated copy would write over newer data; a text on the shelf has no other place yet.
    if (journalState === 'outdated' || shelf.isBlocking()) return false;
    // Until somebody else's text is in the journal, other tabs must see the same text.
    return journalState === 'failing' || seq !== null || loaded.adoption === null;
  }

  function writeMirror(saved: SavedText): void {
    mirrorWorks = mirror.write(saved, anchor(), pending);
    if (mirrorWorks) {
      mirrored = state.tasks;
      settle();
    }
    if (safety() !== state.safety) publish(state.tasks);
    else askBeforeLeaving();
  }

  /** The text stands for the journal's number: the next visit need not compare the two. */
  function settle(): void {
    if (seq !== null && pending.length === 0 && mayWriteMirror()) mirror.settle(seq);
  }

  function isOnlyInMemory(): boolean {
    const unconfirmed = journal ? pending.length > 0 : state.tasks.length > 0;
    return unconfirmed && !(mirrorWorks && mayWriteMirror());
  }

  function askBeforeLeaving(): void {
    if (isOnlyInMemory()) tabs.askBeforeLeaving(isOnlyInMemory);
  }

  /** Null where the text stands for itself, and a later visit adopts it whole. */
  function anchor(): number | null {
    if (!journal) return null;
    return seq ?? loaded.note?.seq ?? (loaded.adoption === null ? 0 : null);
  }

  function setJournalState(next: typeof journalState): void {
    if (journalState === 'outdated' || journalState === next) return;
    journalState = next;
    if (next === 'failing') shelf.saveLocally();
    publish(state.tasks);
    writeDue();
  }

  async function exchangeWith(to: AnsweringJournal): Promise<void> {
    if ((hasToLook && isForeign()) || isOvertaken()) startOver();
    const since = seq ?? (await compare(to));
    if (hasToLook) await takeOverNotes(to);
    if (!shelf.isSaved()) await keep(to);
    const sent = pending;
    receive(await to.exchange(since, sent, () => tasksText(base)), sent, since);
    await shelf.clear(to);
  }

  /** The first look into the journal: which of the two lists is the visitor's? */
  async function compare(to: AnsweringJournal): Promise<number> {
    const { note } = loaded;
    if (note && isSettled(note) && loaded.pending.length === 0) {
      seq = note.seq;
    } else {
      const whole = await wholeOf(to);
      // A lost journal: the text, and what was noted, is all there is.
      if (note && whole.head < note.seq) return (seq = note.seq);
      const reconciled = whole.reconcile(loaded, pending);
      ({ base, pending } = reconciled);
      seq = whole.head;
      if (reconciled.former !== null) setAside(reconciled.former);
      publish(view());
      // A tab that crashed may have changed the journal and told nobody.
      tabs.announce();
      // What already stands there is not written again: somebody may be writing just now.
      const hasWritten = mirrored !== loaded.tasks;
      if (!hasWritten && tasksText(state.tasks) === (loaded.text ?? '[]')) mirrored = state.tasks;
    }
    return seq;
  }

  /** A tab that died right after a change has left it in its note, and told nobody. */
  async function takeOverNotes(from: AnsweringJournal): Promise<void> {
    const whole = mirror.hasLeftovers() && (await wholeOf(from));
    hasToLook = false;
    if (!whole) return;
    const own = new Set(pending.map(({ id }) => id));
    const left = whole.missing(mirror.takeOver()).filter(({ id }) => !own.has(id));
    if (left.length === 0) return;
    pending = [...pending, ...left];
    publish(view());
  }

  async function keep(to: AnsweringJournal): Promise<void> {
    await shelf.save(to);
    publish(state.tasks);
    writeDue();
  }

  function receive(answer: Answer, sent: readonly Entry[], since: number): void {
    const rebased = answer.rebase({ base, pending, shown: state.tasks, since, sent });
    ({ base, pending, seq } = rebased);
    if (rebased.former !== null) setAside(rebased.former);
    if (!rebased.isAsSent) publish(view());
    if (mirrored !== state.tasks) save();
    else if (answer.records.length > 0) settle();
    if (sent.length > 0) tabs.announce();
    if (answer.length > LONG_JOURNAL) whenIdle(compact);
  }

  function setAside(text: string): void {
    shelf.put('former', text);
    exchange();
  }

  function compact(): void {
    if (seq === null || pending.length > 0) return;
    // A failure costs nothing but room, and the next exchange tries again.
    journal?.compact(seq, tasksText(base)).catch(() => {});
  }

  const exchange = keepTrying({
    work: async () => {
      if (journal && journalState !== 'outdated') await exchangeWith(journal);
    },
    onAnswer: (answer) => setJournalState(journal && answer === 'given' ? 'working' : 'failing'),
    after,
  });

  function shelveDamage(): void {
    if (!loaded.intact && loaded.text !== null) shelf.put('unreadable', loaded.text);
  }

  /** Once it has stood for a while: two tabs of this app may be writing just now. */
  function lookAround(): void {
    follow();
    hasToLook = isForeign() || mirror.hasLeftovers();
    if (hasToLook) exchange();
  }

  function isForeign(): boolean {
    // Without the mark that a leaving page sets, an emptied storage looks like a new one.
    return pending.length === 0 && mayWriteMirror() && mirror.isForeign() && !mirror.isCleared();
  }

  /** Somebody has written since the page was loaded, and it has done nothing yet. */
  function isOvertaken(): boolean {
    const isUntouched = seq === null && pending.length === 0 && mirrored === loaded.tasks;
    return isUntouched && mirror.isChanged() && !mirror.isCleared();
  }

  /** As if the page was loaded now. Not while the journal is asked: its answer is for the former. */
  function startOver(): void {
    loaded = mirror.load();
    ({ pending } = loaded);
    base = mirrored = loaded.tasks;
    seq = null;
    shelveDamage();
    publish(view());
  }

  /** Without a journal the text is all there is, and what another tab has written is the list. */
  function follow(): void {
    if (journal || mirrored !== state.tasks || !mirror.isChanged()) return;
    loaded = mirror.load();
    mirrored = loaded.tasks;
    shelveDamage();
    shelf.saveLocally();
    publish(loaded.tasks);
  }

  shelveDamage();
  journal?.onOutdated(() => setJournalState('outdated'));
  tabs.onNews(exchange);
  tabs.onTasksWritten(() => {
    callOffLook();
    callOffLook = after(AT_REST_MS, lookAround);
  });
  tabs.onLeave(() => {
    writeDue();
    if (mayWriteMirror()) mirror.markForeign();
  });
  // The first rows do not wait for it. Not for long, though: others may write meanwhile.
  whenIdle(exchange);
  after(FIRST_LOOK_MS, () => {
    if (seq === null) exchange();
  });

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    record(change) {
      follow();
      if (journal) pending = [...pending, { id: newId(), change }];
      publish(apply(state.tasks, change));
      save();
      exchange();
    },
    save,
    forget(kept) {
      shelf.forget(kept);
      // There is room for another damaged text now.
      if (journalState === 'failing') shelf.saveLocally();
      publish(state.tasks);
      writeDue();
      exchange();
    },
  };
}

function wholeOf(journal: AnsweringJournal): Promise<Answer> {
  return journal.exchange(0, [], () => '[]');
}
