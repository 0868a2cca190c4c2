import type { Schedule } from './Schedule';

/** Messages between tabs and events of writes. Each arrives when the test says so. */
export class TabMessages {
  readonly #schedule: Schedule;
  readonly #hearing = new Map<string, () => void>();
  readonly #looking = new Map<string, () => void>();
  readonly #mute = new Set<string>();

  constructor(schedule: Schedule) {
    this.#schedule = schedule;
  }

  onNews(tab: string, listener: () => void): void {
    this.#hearing.set(tab, listener);
  }

  onTasksWritten(tab: string, listener: () => void): void {
    this.#looking.set(tab, listener);
  }

  broadcast(speaker: string): void {
    if (this.#mute.has(speaker)) return;
    for (const [name, hear] of this.#hearing) {
      if (name !== speaker) this.#schedule.add(`${name} hears ${speaker}`, hear);
    }
  }

  tellOfWrite(writer: string): void {
    for (const [name, look] of this.#looking) {
      if (name !== writer) this.#schedule.add(`${name} sees a write`, look);
    }
  }

  /** The tab receives no more messages and events. */
  deafen(tab: string): void {
    this.#hearing.delete(tab);
    this.#looking.delete(tab);
  }

  /** The tab sends no more messages. */
  mute(tab: string): void {
    this.#mute.add(tab);
  }

  drop(tab: string): void {
    this.mute(tab);
    this.deafen(tab);
  }
}
