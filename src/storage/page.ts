import { apply } from '../domain/change';
import type { Tasks } from '../domain/task';
import { isWholeList, type Entry, type Position } from './journal';
import type { LoadedText, Mirror } from './mirror/mirror';

/** What an open page knows of its list. The parts of the storage share it. */
export interface Page {
  /** What localStorage held when the page was loaded, or started over. */
  loaded: LoadedText;
  /** The list as the journal has it at `position`; before the first answer, as the text has it. */
  base: Tasks;
  /** Null until the journal has answered. */
  position: Position | null;
  /** What the journal has not confirmed. The view is base and pending. */
  pending: readonly Entry[];
  /** Pending changes for which there was no room in localStorage. */
  readonly unnoted: Set<string>;
  /** The journal refuses, or has been silent for long. */
  isFailing: boolean;
  /** A newer version of the app owns the data: nothing is written any more. */
  isOutdated: boolean;
  /** `tasks` holds a text that this page has to read before it goes on. */
  isOverwritten: boolean;
  /** Tabs that died may have left changes: the next exchange sends them along. */
  hasToLook: boolean;
  /** What the page had followed when it started over: the journal may be gone by now. */
  followed: { readonly base: Tasks; readonly position: Position } | null;
}

export function openPage(mirror: Mirror): Page {
  const loaded = mirror.load();
  return {
    loaded,
    base: loaded.tasks,
    position: null,
    pending: mirror.pending(),
    unnoted: new Set(),
    isFailing: false,
    isOutdated: mirror.isOutdated(),
    isOverwritten: false,
    hasToLook: false,
    followed: null,
  };
}

/** Loads the page anew, with what it has done on top. */
export function startOver(page: Page, loaded: LoadedText, noted: readonly Entry[]): void {
  const { base, position } = page;
  if (position) {
    // The list that was about to begin a journal is nowhere else.
    const creating = position.journal === null ? page.pending.filter(isWholeList) : [];
    page.followed = { base: withChanges(base, creating), position };
  }
  const ids = new Set(noted.map(({ id }) => id));
  const left = page.pending.filter((entry) => !isWholeList(entry) && !ids.has(entry.id));
  const pending = [...noted, ...left];
  Object.assign(page, { loaded, base: loaded.tasks, position: null, pending });
}

export function viewOf({ base, pending, position, loaded }: Page): Tasks {
  return withChanges(base, position ? pending : notHeld(pending, loaded));
}

/** Without the changes that are in the text already. To read its signature takes time. */
export function notHeld(entries: readonly Entry[], loaded: LoadedText): readonly Entry[] {
  return entries.length === 0 ? entries : entries.filter(({ id }) => !loaded.holds.includes(id));
}

export function withChanges(tasks: Tasks, entries: readonly Entry[]): Tasks {
  return entries.reduce((list, { change }) => apply(list, change), tasks);
}

/** A whole list is on its way into the journal: another program's, or one that begins a journal. */
export function isAdopting({ position, pending, loaded }: Page): boolean {
  return position ? pending.some(isWholeList) : loaded.position === null;
}

/** Whether a pending change has a key of its own in localStorage. */
export function isNoted({ unnoted }: Page, entry: Entry): boolean {
  return !isWholeList(entry) && !unnoted.has(entry.id);
}

/**
 * safe: in the journal. fragile: in localStorage only, a crash can cost the last seconds.
 * unsaved: in memory only. outdated: a newer version of the app owns the data.
 */
export type Safety = 'safe' | 'fragile' | 'unsaved' | 'outdated';
