import type { Journal } from '../journal';
import { ABANDON_MS } from '../journal/abandonSilent';
import { OutdatedError } from '../journal/records';
import { SILENCE_MS } from '../keepTrying';
import { IN_FLIGHT_MS } from '../mirror/sweepNotes';
import { openTaskStorage, type TaskStorage } from '../taskStorage';
import { Schedule, settled } from './Schedule';
import { SimulatedDisk } from './SimulatedDisk';
import { SimulatedStorage } from './SimulatedStorage';

/** What becomes of a storage call: for tests that break one after another. */
export type Fate = 'work' | 'refuse' | 'hang' | 'lose answer';

/** A key of localStorage and its new text; null: it is removed. */
type Write = readonly [key: string, text: string | null];

interface Alarm {
  readonly due: number;
  readonly alarm: () => void;
  readonly name: string;
}

/** These run out only when a test lets time pass: not while anything is under way. */
const LONG_TIMERS = new Set([SILENCE_MS, IN_FLIGHT_MS, ABANDON_MS]);
/** Whoever is refused tries again and again. */
const MANY_STEPS = 400;

interface Tab {
  readonly name: string;
  readonly storage: TaskStorage;
  leave(): void;
  /** Whether leaving would bring up the browser's question. */
  asks(): boolean;
}

/**
 * A browser with several tabs, whose transactions, answers, messages and writes to localStorage
 * happen when the test says so, and which can be killed at any moment.
 */
export class SimulatedBrowser {
  readonly disk = new SimulatedDisk({ newId: () => this.#newId(), now: () => this.#now() });
  readonly schedule = new Schedule();
  readonly tabs: Tab[] = [];
  fault: (call: string) => Fate = () => 'work';
  /** How many characters fit into localStorage, keys included. */
  capacity = Infinity;
  /** localStorage as the browser's process knows it, and as it was last written to the disk. */
  local = new Map<string, string>();
  #flushedLocal = new Map<string, string>();
  #ids = 0;
  #time = 0;
  #names = 0;
  /** Their code may have been waiting for a promise, and must not go on. */
  readonly #dead = new Set<string>();
  readonly #seenBy = new Map<string, () => ReadonlyMap<string, string>>();
  /** The names that tabs have given themselves. */
  readonly #open = new Map<string, string>();
  readonly #hearing = new Map<string, () => void>();
  readonly #looking = new Map<string, () => void>();
  /** Timers that are too long to run out while anything else happens. */
  #alarms: Alarm[] = [];
  readonly #outdated: (() => void)[] = [];

  async openTab(): Promise<Tab> {
    this.#names += 1;
    const name = `tab${this.#names}`;
    const leaving: (() => void)[] = [];
    let asks = () => false;
    const storage = openTaskStorage({
      local: this.#localOf(name),
      journal: this.#journalOf(name),
      presence: {
        enter: (tab) => this.#open.set(tab, name),
        openTabs: async () =>
          new Set([...this.#open].flatMap(([tab, page]) => (this.#dead.has(page) ? [] : tab))),
      },
      newId: () => this.#newId(),
      tabs: {
        announce: () => {
          if (this.#dead.has(name)) return;
          for (const [other, hear] of this.#hearing) {
            if (other !== name) this.schedule.add(`${other} hears ${name}`, hear);
          }
        },
        onNews: (listener) => this.#hearing.set(name, listener),
        onTasksWritten: (listener) => this.#looking.set(name, listener),
        onLeave: (listener) => leaving.push(listener),
        askBeforeLeaving: (wouldLose) => (asks = wouldLose),
      },
      whenIdle: (work) => this.#addFor(name, `${name} idle`, work),
      after: (milliseconds, work) => {
        let due = true;
        const alarm = () => due && work();
        if (LONG_TIMERS.has(milliseconds)) this.#alarms.push({ due: milliseconds, alarm, name });
        else this.#addFor(name, `${name} timer`, alarm);
        return () => {
          due = false;
        };
      },
    });
    const leave = () => leaving.forEach((listener) => listener());
    const tab = { name, storage, leave, asks: () => asks() };
    this.tabs.push(tab);
    await settled();
    return tab;
  }

  /** The page dies; what it had written to localStorage has reached the browser. */
  crash(tab: Tab): void {
    this.#dead.add(tab.name);
    this.#forgetTab(tab);
    this.schedule.drop(`${tab.name} `);
  }

  /** The whole browser dies, for a while: localStorage falls back to its last flush. */
  kill(): void {
    this.#time += 3_600_000;
    for (const tab of this.tabs.slice()) this.crash(tab);
    this.schedule.drop('writes of ');
    this.local = new Map(this.#flushedLocal);
  }

  /** Runs what waits, but not for ever: whoever is refused tries again and again. */
  async runUntilQuiet(steps = 40): Promise<void> {
    for (let step = 0; step < steps && (await this.schedule.runOne(0)); step += 1);
  }

  /** Lets so much time pass that a tab stops waiting for calls which hang. */
  passSilence(): void {
    this.#pass(SILENCE_MS);
  }

  /** All comes to rest, and then nothing happens for more than a minute. */
  async wait(): Promise<void> {
    await this.runUntilQuiet(MANY_STEPS);
    this.#time += 61_000;
    this.#pass(61_000);
    await settled();
    await this.runUntilQuiet(MANY_STEPS);
  }

  /** Somebody sets the clock of the device. */
  setClock(milliseconds: number): void {
    this.#time += milliseconds;
  }

  #pass(milliseconds: number): void {
    const waiting = this.#alarms;
    this.#alarms = [];
    for (const { due, alarm, name } of waiting) {
      if (this.#dead.has(name)) continue;
      if (due <= milliseconds) alarm();
      else this.#alarms.push({ due: due - milliseconds, alarm, name });
    }
  }

  /** The tab hears no more from the others, as one that sleeps. */
  deafen(tab: Tab): void {
    this.#hearing.delete(tab.name);
  }

  /** A newer version of the app opens the journal. */
  takeOver(): void {
    for (const listener of this.#outdated) listener();
  }

  /** Somebody deletes the database. */
  clearJournal(): void {
    this.disk.clear();
  }

  flushLocal(): void {
    this.#flushedLocal = new Map(this.local);
  }

  /** Another program writes into localStorage while tabs are open. */
  writeForeign(text: string): void {
    this.local.set('tasks', text);
    this.#tellOfWrite('');
  }

  /** localStorage as this tab sees it, with what it has written and has not arrived yet. */
  seenBy(tab: Tab): ReadonlyMap<string, string> {
    return this.#seenBy.get(tab.name)?.() ?? this.local;
  }

  /** The same in the console of a page, which hears nothing of what it has written itself. */
  writeInConsole(tab: Tab, text: string): void {
    this.local.set('tasks', text);
    this.#tellOfWrite(tab.name);
  }

  #newId(): string {
    return `id${(this.#ids += 1)}`;
  }

  #now(): number {
    return (this.#time += 50);
  }

  #addFor(name: string, lane: string, job: () => void): void {
    if (!this.#dead.has(name)) this.schedule.add(lane, job);
  }

  #tellOfWrite(writer: string): void {
    for (const [name, look] of this.#looking) {
      if (name !== writer) this.schedule.add(`${name} sees a write`, look);
    }
  }

  #forgetTab(tab: Tab): void {
    this.tabs.splice(this.tabs.indexOf(tab), 1);
    this.#hearing.delete(tab.name);
    this.#looking.delete(tab.name);
  }

  /** A tab sees its own writes at once, the others' when they have reached the browser. */
  #localOf(name: string): Storage {
    let ahead: readonly Write[] = [];
    const seen = (): ReadonlyMap<string, string> =>
      ahead.length > 0 ? applied(this.local, ahead) : this.local;
    this.#seenBy.set(name, seen);
    return new SimulatedStorage(seen, (key, text) => {
      if (this.fault(`local ${key}`) !== 'work') throw new DOMException('', 'QuotaExceededError');
      if (text !== null && sizeOf(applied(seen(), [[key, text]])) > this.capacity) {
        throw new DOMException('', 'QuotaExceededError');
      }
      const write: Write = [key, text];
      ahead = [...ahead, write];
      this.#addFor(name, `writes of ${name}`, () => {
        ahead = ahead.filter((other) => other !== write);
        this.local = applied(this.local, [write]);
        this.#tellOfWrite(name);
      });
    });
  }

  #journalOf(name: string): Journal {
    const transaction = <Result>(call: string, work: () => Promise<Result>): Promise<Result> =>
      new Promise((resolve, reject) => {
        this.#addFor(name, `${name} transaction`, () => {
          const fate = this.fault(call);
          if (fate === 'hang') return;
          const answer = (say: () => void) => this.#addFor(name, `${name} answer`, say);
          const refuse = () => reject(new DOMException('', 'AbortError'));
          if (fate === 'refuse') return answer(refuse);
          work().then(
            (result) => answer(fate === 'work' ? () => resolve(result) : refuse),
            (error: unknown) => {
              if (error instanceof OutdatedError) answer(outdated);
              answer(() => reject(error));
            },
          );
        });
      });
    let outdated = () => {};
    return {
      exchange: (...args) => transaction('exchange', () => this.disk.exchange(...args)),
      compact: (...args) => transaction('compact', () => this.disk.compact(...args)),
      keep: (...args) => transaction('keep', () => this.disk.keep(...args)),
      kept: () => transaction('kept', async () => this.disk.keptTexts),
      forget: (key) => transaction('forget', () => this.disk.forget(key)),
      disconnect: () => {},
      onOutdated: (listener) => {
        outdated = listener;
        this.#outdated.push(listener);
      },
    };
  }
}

function applied(
  texts: ReadonlyMap<string, string>,
  writes: readonly Write[],
): Map<string, string> {
  const result = new Map(texts);
  for (const [key, text] of writes) {
    if (text === null) result.delete(key);
    else result.set(key, text);
  }
  return result;
}

function sizeOf(texts: ReadonlyMap<string, string>): number {
  return [...texts].reduce((size, [key, text]) => size + key.length + text.length, 0);
}
