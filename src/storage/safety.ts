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
  /** Every change that the journal has not confirmed stands in localStorage. */
  readonly isWrittenDown: boolean;
}

export function safetyOf({ stage, isFailing, isWrittenDown }: Facts): Safety {
  if (stage === 'outdated') return 'outdated';
  if (!isFailing) return 'safe';
  return isWrittenDown ? 'fragile' : 'unsaved';
}

interface Claims extends Pick<Facts, 'stage' | 'isFailing'> {
  /** Another program's text stands under `tasks`, and has been read at load. */
  readonly isForeign: boolean;
  /** A text that has no other place yet stands under `tasks`. */
  readonly isBlocked: boolean;
}

/** Who may write `tasks` when; the table in docs/storage.md says the same. */
export function mayWriteTasks({ stage, isFailing, isForeign, isBlocked }: Claims): boolean {
  if (isBlocked) return false;
  switch (stage) {
    case 'unread':
      // Until somebody else's text is in the journal, other tabs must see the same text.
      return isFailing || !isForeign;
    case 'comparing':
      return isFailing;
    case 'following':
      return true;
    case 'outdated':
      return false;
  }
}
