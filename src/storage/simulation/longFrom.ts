import * as fc from 'fast-check';

/** A journal that is compacted all the time, or as rarely as in a browser. */
export const LONG_FROM = fc.constantFrom(3, Infinity);
