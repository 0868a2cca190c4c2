import type { Tasks } from '../domain/task';
import { arrivedIds, isSnapshot, type Entry, type Exchange } from './journal';
import { fold, isContained } from './reconcile';
import { tasksText } from './tasksText';

/** What a tab has when it asks the journal. */
export interface Asking {
  readonly base: Tasks;
  readonly pending: readonly Entry[];
  /** What it shows: base with pending. */
  readonly shown: Tasks;
  readonly since: number;
  readonly sent: readonly Entry[];
}

export interface Rebased {
  readonly base: Tasks;
  readonly pending: readonly Entry[];
  readonly seq: number;
  /** Nobody else has done anything: what is shown stays. */
  readonly isAsSent: boolean;
  /** The list as text that is lost with a journal which somebody else has begun anew. */
  readonly former: string | null;
}

/** The journal's answer, taken in. What was done meanwhile goes on top of it. */
export function rebase(
  { base, pending, shown, since, sent }: Asking,
  { records, head }: Exchange,
  newId: () => string,
): Rebased {
  const isAnew = (records[0]?.seq ?? Infinity) <= since;
  // What was taken over from the note of another tab may have come by its own hand, and earlier.
  const isAsSent = records.every((record, index) => {
    return !isAnew && !isSnapshot(record) && record.id === sent[index]?.id;
  });
  const arrived = arrivedIds(records);
  const left = pending.filter(({ id }) => !arrived.has(id));
  const list = isAsSent && left.length === 0 ? shown : fold(isAnew ? [] : base, records, newId);
  return {
    base: list,
    pending: left,
    // A deleted journal is behind: the number stays, so that the next change fills it again.
    seq: isAnew ? head : Math.max(head, since),
    isAsSent,
    former: isAnew && !isContained(base, list) ? tasksText(base) : null,
  };
}
