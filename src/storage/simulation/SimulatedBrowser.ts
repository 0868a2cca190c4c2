import { SILENCE_MS } from '../retry';
import type { TaskStorage } from '../storageState';
import { openTaskStorage } from '../taskStorage';
import { Alarms } from './Alarms';
import { Schedule, settled } from './Schedule';
import { SimulatedDisk } from './SimulatedDisk';
import { simulatedJournal, type Fate } from './simulatedJournal';
import { SimulatedLocal } from './SimulatedLocal';
import { TabMessages } from './TabMessages';

/** Limited, because refused work is retried for ever. */
const MANY_STEPS = 400;

interface Tab {
  readonly name: string;
  readonly storage: TaskStorage;
  leave(): void;
  /** The visitor returns to it. */
  show(): void;
  /** Whether the browser would ask before leaving. */
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
  /** Loads the code of the journal. */
  load: () => Promise<void> = async () => {};
  /** The number of characters that fit into localStorage, keys included. */
  capacity = Infinity;
  /** localStorage in the browser's process, and below as it was last written to the disk. */
  local: ReadonlyMap<string, string> = new Map();
  #flushedLocal = this.local;
  #ids = 0;
  #time = 0;
  #names = 0;
  /** Tabs whose code may be waiting for a promise, and must not continue. */
  readonly #dead = new Set<string>();
  readonly #locals = new Map<string, SimulatedLocal>();
  readonly #messages = new TabMessages(this.schedule);
  readonly #alarms = new Alarms();
  readonly #outdated: (() => void)[] = [];

  async openTab(): Promise<Tab> {
    this.#names += 1;
    const name = `tab${this.#names}`;
    const leaving: ((isEnd: boolean) => void)[] = [];
    let asks = false;
    let show = () => {};
    const local = this.#localOf(name);
    this.#locals.set(name, local);
    const storage = openTaskStorage({
      local,
      journal: simulatedJournal({
        disk: this.disk,
        fateOf: (call) => this.fault(call),
        load: () => this.load(),
        later: (step, work) => this.#addFor(name, `${name} ${step}`, work),
        onOutdated: (listener) => this.#outdated.push(listener),
      }),
      newId: () => this.#newId(),
      tabs: {
        broadcast: () => this.#messages.broadcast(name),
        onNews: (listener) => this.#messages.onNews(name, listener),
        onShown: (listener) => (show = listener),
        onTasksWritten: (listener) => this.#messages.onTasksWritten(name, listener),
        onLeave: (listener) => leaving.push(listener),
        askBeforeLeaving: (wouldLose) => (asks = wouldLose),
      },
      whenIdle: (work) => this.#addFor(name, `${name} idle`, work),
      after: (milliseconds, work) => {
        let due = true;
        const ring = () => due && !this.#dead.has(name) && work();
        if (Alarms.isLong(milliseconds)) this.#alarms.set(milliseconds, ring);
        else this.#addFor(name, `${name} timer`, ring);
        return () => {
          due = false;
        };
      },
    });
    const leave = () => leaving.forEach((listener) => listener(true));
    const tab = { name, storage, leave, show: () => show(), asks: () => asks };
    this.tabs.push(tab);
    await settled();
    return tab;
  }

  /** The page dies. Its writes to localStorage have reached the browser. */
  crash(tab: Tab): void {
    this.#dead.add(tab.name);
    this.tabs.splice(this.tabs.indexOf(tab), 1);
    this.#messages.drop(tab.name);
    this.schedule.drop(`${tab.name} `);
  }

  /** The whole browser dies for an hour, and localStorage falls back to its last flush. */
  kill(): void {
    this.#time += 3_600_000;
    for (const tab of this.tabs.slice()) this.crash(tab);
    this.local = this.#flushedLocal;
  }

  /** Runs waiting jobs, but not for ever, because refused work is always retried. */
  async runUntilQuiet(steps = 40): Promise<void> {
    for (let step = 0; step < steps && (await this.schedule.runOne(0)); step += 1);
  }

  /** Lets enough time pass for tabs to abandon hanging calls. */
  passSilence(): void {
    this.#alarms.pass(SILENCE_MS);
  }

  /** Runs all jobs, and then lets more than a minute pass. */
  async wait(steps = MANY_STEPS): Promise<void> {
    await this.runUntilQuiet(steps);
    this.#time += 61_000;
    this.#alarms.pass(61_000);
    await settled();
    await this.runUntilQuiet(steps);
  }

  /** Sets the clock of the device. */
  setClock(milliseconds: number): void {
    this.#time += milliseconds;
  }

  /** The tab receives no more messages, like a sleeping one. */
  deafen(tab: Tab): void {
    this.#messages.deafen(tab.name);
  }

  /** The page is left. Its work continues for a while, but it sends no more messages. */
  leave(tab: Tab): void {
    tab.leave();
    this.#messages.mute(tab.name);
  }

  takeOver(): void {
    for (const listener of this.#outdated) listener();
  }

  flushLocal(): void {
    this.#flushedLocal = this.local;
  }

  setLocal(key: string, text: string): void {
    this.local = new Map(this.local).set(key, text);
  }

  /** Another program writes to `tasks` while tabs are open. */
  writeForeign(text: string): void {
    this.setLocal('tasks', text);
    this.#messages.tellOfWrite('');
  }

  /** The text under `tasks` without its signature. */
  get json(): string | undefined {
    return this.local.get('tasks')?.trimEnd();
  }

  /** localStorage as this tab sees it, including its writes that have not arrived yet. */
  seenBy(tab: Tab): ReadonlyMap<string, string> {
    return this.#locals.get(tab.name)?.seen() ?? this.local;
  }

  /** The same from the console of a page, which gets no event for its own writes. */
  writeInConsole(tab: Tab, text: string): void {
    this.setLocal('tasks', text);
    this.#messages.tellOfWrite(tab.name);
  }

  /** As long as real ids, which matters where room is limited. */
  #newId(): string {
    return `id${(this.#ids += 1)}`.padEnd(21, '_');
  }

  #now(): number {
    return (this.#time += 50);
  }

  #addFor(name: string, lane: string, job: () => void): void {
    if (!this.#dead.has(name)) this.schedule.add(lane, job);
  }

  #localOf(name: string): SimulatedLocal {
    return new SimulatedLocal({
      arrived: () => this.local,
      capacity: () => this.capacity,
      refuses: (key) => this.fault(`local ${key}`) !== 'work',
      send: (write) => {
        if (this.#dead.has(name)) return;
        const before = this.local;
        this.local = write(before);
        if (this.local !== before) this.#messages.tellOfWrite(name);
      },
    });
  }
}
