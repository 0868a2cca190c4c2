import type { WhileShown } from '../browser/whileShown';

/** A page that never goes into the back/forward cache. */
export const alwaysShown: WhileShown = (work) => work(new AbortController().signal);
