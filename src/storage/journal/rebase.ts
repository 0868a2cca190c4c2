import type { Tasks } from '../../domain/task';
import { replay } from './decide';
import type { Entry, Exchange } from '../journal';

/** What a tab has when the journal answers. */
interface Asking {
  readonly base: Tasks;
  readonly pending: readonly Entry[];
  /** What it shows: base with pending. */
  readonly shown: Tasks;
  readonly sent: readonly Entry[];
}

interface Rebased {
  readonly base: Tasks;
  readonly pending: readonly Entry[];
  /** Nobody else has done anything: what is shown stays. */
  readonly isAsSent: boolean;
}

/** The journal's answer, taken in. What was done meanwhile goes on top of it. */
export function rebase(
  { base, pending, shown, sent }: Asking,
  { records }: Exchange,
  newId: () => string,
): Rebased {
  const confirmed = new Set(sent.map(({ id }) => id));
  const left = pending.filter(({ id }) => !confirmed.has(id));
  const isAsSent =
    records.length === sent.length &&
    // By the change itself: of the same foreign text another tab may have made another one.
    records.every((record, index) => 'change' in record && record.change === sent[index]?.change) &&
    sent.every((entry) => pending.includes(entry));
  const list = isAsSent && left.length === 0 ? shown : replay(base, records, newId);
  return { base: list, pending: left, isAsSent };
}
