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
   * The steps of visits that have ended, without those that this page knows, the earliest first.
   * From now on they are this page's own.
   */
  recall(): Promise<RecalledSteps>;
  /** Every step on this device, of all visits, the latest first. */
  changes(): Promise<readonly PastChange[]>;
  /** Another page has recalled the step while this one was in the back/forward cache. */
  isTaken(step: Step): boolean;
}
