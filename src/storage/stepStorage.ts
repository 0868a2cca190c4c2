import type { Step } from '../domain/undo';

export interface RecalledSteps {
  readonly made: readonly Step[];
  readonly undone: readonly Step[];
}

/**
 * The steps of undo, kept for visits to come. They are worth less than the list: whatever fails
 * here fails in silence, and undo then reaches no further than the open page.
 */
export interface StepStorage {
  /** A new step. What was undone before it cannot be redone any more. */
  add(step: Step): void;
  /** Steps were retraced, or found void: what retracing them did takes their place. */
  replace(gone: readonly Step[], come: Step | null, stack: keyof RecalledSteps): void;
  /**
   * The steps of visits that have ended, without those that this page knows, the earliest first.
   * From now on they are this page's own.
   */
  recall(): Promise<RecalledSteps>;
  /** Another page has recalled the step while this one was in the back/forward cache. */
  isTaken(step: Step): boolean;
}
