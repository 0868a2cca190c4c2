import type { Step } from '../domain/undo';

/** What a passing notice tells. */
export type Told =
  | { readonly type: 'addedAll' | 'removedAll' | 'finished'; readonly count: number }
  | { readonly type: 'removed' | 'examples' | 'unusable' | 'copied' | 'notCopied' }
  | {
      readonly type: 'imported';
      readonly added: number;
      readonly updated: number;
      readonly skipped: number;
    }
  /** A part of the app could not be loaded. The reason is in the bundler's own words. */
  | { readonly type: 'partFailed'; readonly reason: string; readonly retry: () => void }
  /** A part that was loaded threw an error while it worked. */
  | { readonly type: 'failed'; readonly error: unknown };

/** What everyone can see, announced to screen readers only. */
export type Said =
  | { readonly type: 'added' | 'undone' | 'redone' | 'savedAgain' }
  | { readonly type: 'found'; readonly count: number }
  /** A moved task's new position among the visible ones, counted from one. */
  | { readonly type: 'moved'; readonly position: number; readonly count: number };

export interface Saying {
  /** A new id announces the same text again. */
  readonly id: number;
  readonly said: Said;
}

export interface Notice {
  readonly id: number;
  readonly told: Told;
  /** The step its Undo button undoes, if there is one. */
  readonly step: Step | null;
}
