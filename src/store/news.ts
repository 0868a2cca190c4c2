import type { FileFault } from '../domain/formats/fileFault';
import type { LinkFault } from '../domain/sharing/readSharedList';
import type { Step } from '../domain/undo';
import type { Kept } from '../storage/journal';

/** A file that brings no tasks. It is named when there were several; otherwise its name is null. */
export interface RefusedFile {
  readonly name: string | null;
  readonly fault: FileFault;
}

/** What a passing notice tells. */
export type Told =
  | { readonly type: 'addedAll' | 'removedAll' | 'finished' | 'unchecked'; readonly count: number }
  /** It happened out of sight: below the window, outside the search, or to a task that is hidden. */
  | { readonly type: 'added' | 'edited' | 'done'; readonly id: string }
  /** The list has had an open task that says the same. */
  | { readonly type: 'addedAgain'; readonly twin: string }
  /** What undo did where it could not be seen. */
  | { readonly type: 'restored'; readonly count: number }
  | { readonly type: 'undone' }
  /** For good when its notice goes. */
  | { readonly type: 'discarded'; readonly kind: Kept['kind']; readonly takeBack: () => void }
  | { readonly type: 'removed' | 'copied' | 'notCopied' }
  /** None of the files had a task. */
  | { readonly type: 'refused'; readonly files: readonly RefusedFile[] }
  /** Whether a copy of the list is kept in a file. */
  | { readonly type: 'copyKept' | 'copyStopped' }
  /** Why a link to a list changes nothing; known: the list has all its tasks already, exactly so. */
  | { readonly type: 'link'; readonly outcome: LinkFault | 'known' }
  /** How many tasks the examples have taken the place of. */
  | { readonly type: 'examples'; readonly replaced: number }
  | {
      readonly type: 'imported';
      readonly added: number;
      readonly updated: number;
      /** How many of its tasks the list has had already. */
      readonly known: number;
      /** How many items were no tasks. */
      readonly skipped: number;
      readonly refused: readonly RefusedFile[];
      /** Tasks that were left out because the list has their texts, and how to add them. */
      readonly leftOut: { readonly count: number; readonly add: () => void } | null;
      /** Tasks that were added although the list has their texts, and how to do without them. */
      readonly repeated: { readonly count: number; readonly remove: () => void } | null;
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
