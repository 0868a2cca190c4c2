import { ABANDON_MS, SILENCE_MS } from '../retry';

interface Alarm {
  readonly due: number;
  readonly ring: () => void;
}

const LONG_TIMERS = new Set([SILENCE_MS, ABANDON_MS]);

/** Timers that expire only when a test lets time pass. */
export class Alarms {
  #waiting: readonly Alarm[] = [];

  static isLong(milliseconds: number): boolean {
    return LONG_TIMERS.has(milliseconds);
  }

  set(milliseconds: number, ring: () => void): void {
    this.#waiting = [...this.#waiting, { due: milliseconds, ring }];
  }

  pass(milliseconds: number): void {
    const waiting = this.#waiting;
    const later = waiting.filter(({ due }) => due > milliseconds);
    this.#waiting = later.map(({ due, ring }) => ({ due: due - milliseconds, ring }));
    for (const { due, ring } of waiting) if (due <= milliseconds) ring();
  }
}
