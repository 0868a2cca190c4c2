import type { Step } from '../domain/undo';

export const MOST_STEPS = 100;
export const LIFETIME_MS = 7 * 24 * 3_600_000;

export interface RecalledSteps {
  readonly made: readonly Step[];
  readonly undone: readonly Step[];
}

/** A step as the history lists it. */
export interface PastChange {
  readonly step: Step;
  /** It was taken back. */
  readonly isUndone: boolean;
}

/** What is known of a saved step without reading it: one may be as large as the whole list. */
export interface StepRow {
  /** In one order for all pages. */
  readonly seq: number;
  readonly id: string;
  readonly time: number;
  readonly size: number;
  /** The tab that made it. */
  readonly tab: string;
  /**
   * Undo takes back what was made, redo what was undone. Only the history lists what neither
   * reaches any more: what is past can be taken back there, what is spent was taken back.
   */
  readonly stack: 'made' | 'undone' | 'past' | 'spent';
}

/**
 * The steps of undo, kept for visits to come. They are worth less than the list: whatever fails
 * here fails in silence, and undo then reaches no further than the open page.
 */
export interface StepStorage {
  /** A new step. What was undone before it cannot be redone any more. */
  add(step: Step): void;
  /** A step was taken back, which is a step itself. Those that were found void are passed over. */
  replace(undone: Step | null, result: Step | null, skipped: readonly Step[]): void;
  /**
   * The steps of earlier visits, without those that this page knows, the earliest first, and after
   * them those that this tab has made before a reload. Two open pages may get the same ones: what
   * one has taken back is void for the other.
   */
  recall(): Promise<RecalledSteps>;
  /** Every step on this device, of all visits, the latest first. */
  changes(): Promise<readonly PastChange[]>;
}
