import { apply } from '../domain/change';
import type { Tasks } from '../domain/task';
import { isWholeList, type Entry, type Position } from './journal';
import type { LoadedMirror } from './mirror/mirror';

/** What an open page knows of its list. The parts of the storage share it. */
export interface Page {
  /** What localStorage held when the page was loaded, or started over. */
  loaded: LoadedMirror;
  stage: Stage;
  /** The journal refuses, or has been silent for long. */
  isFailing: boolean;
  /** The list as the journal has it at `position`; before the first answer, as the text has it. */
  base: Tasks;
  position: Position | null;
  /** What the journal has not confirmed. The view is base and pending. */
  pending: readonly Entry[];
  /** Pending changes for which there was no room in localStorage. */
  unnoted: ReadonlySet<string>;
  /** What the page had followed when it started over: the journal may be gone by now. */
  followed: Pick<Page, 'base' | 'position'> | null;
  /** Tabs that died may have left changes: the next exchange looks for them. */
  hasToLook: boolean;
  /** `tasks` holds a text that this page has to read before it goes on. */
  isOverwritten: boolean;
}

export function openPage(loaded: LoadedMirror): Page {
  return {
    loaded,
    stage: 'unread',
    isFailing: false,
    base: loaded.tasks,
    position: null,
    pending: loaded.pending,
    unnoted: new Set(),
    followed: null,
    hasToLook: false,
    isOverwritten: false,
  };
}

/** Loads the page anew, with what it has done on top. */
export function startOver(page: Page, loaded: LoadedMirror): void {
  const noted = new Set([...loaded.held, ...loaded.pending].map(({ id }) => id));
  const left = page.pending.filter((entry) => !isWholeList(entry) && !noted.has(entry.id));
  Object.assign(page, {
    ...openPage(loaded),
    pending: [...loaded.pending, ...left],
    unnoted: page.unnoted,
    followed: followedBy(page),
    isFailing: page.isFailing,
    hasToLook: page.hasToLook,
  });
}

function followedBy({ base, position, pending, followed }: Page): Page['followed'] {
  if (!position) return followed;
  // The list that was about to begin a journal is nowhere else.
  const creating = position.journal === null ? pending.filter(isWholeList) : [];
  return { base: viewOf({ base, pending: creating }), position };
}

export function viewOf({ base, pending }: Pick<Page, 'base' | 'pending'>): Tasks {
  return pending.reduce((tasks, { change }) => apply(tasks, change), base);
}

/** A whole list must be in the journal before the text is touched. */
export function stageOf(pending: readonly Entry[]): Stage {
  return pending.some(isWholeList) ? 'comparing' : 'following';
}

/**
 * safe: in the journal. fragile: in localStorage only, a crash can cost the last seconds.
 * unsaved: in memory only. outdated: a newer version of the app owns the data.
 */
export type Safety = 'safe' | 'fragile' | 'unsaved' | 'outdated';

/**
 * unread: the journal has not been asked yet. comparing: a whole list is on its way into it.
 * following: the list is the journal's. outdated: nothing is written any more.
 */
export type Stage = 'unread' | 'comparing' | 'following' | 'outdated';

interface Facts {
  readonly stage: Stage;
  /** The journal refuses, or has been silent for long. */
  readonly isFailing: boolean;
  /** Every change that the journal has not confirmed is in localStorage. */
  readonly isWrittenDown: boolean;
}

export function safetyOf({ stage, isFailing, isWrittenDown }: Facts): Safety {
  if (stage === 'outdated') return 'outdated';
  if (!isFailing) return 'safe';
  return isWrittenDown ? 'fragile' : 'unsaved';
}

interface Claims extends Pick<Facts, 'stage' | 'isFailing'> {
  /** `tasks` is another program's text, and has been read at load. */
  readonly isForeign: boolean;
  /** `tasks` holds a text that has no other place yet. */
  readonly isBlocked: boolean;
}

/** Who may write `tasks` when; docs/storage.md gives the reasons. */
export function mayWriteTasks({ stage, isFailing, isForeign, isBlocked }: Claims): boolean {
  if (isBlocked) return false;
  switch (stage) {
    case 'unread':
      // Until another program's text is in the journal, other tabs must see the same text.
      return isFailing || !isForeign;
    case 'comparing':
      return isFailing;
    case 'following':
      return true;
    case 'outdated':
      return false;
  }
}
