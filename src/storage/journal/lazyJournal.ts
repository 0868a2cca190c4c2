import type { Journal } from '../journal';

/**
 * The journal, fetched beside the first paint instead of before it. A fetch that fails is a
 * journal that fails: it is tried again, and the visitor is told meanwhile.
 */
export function lazyJournal(fetchJournal: () => Promise<Journal>): Journal {
  let outdated = () => {};
  let fetching: Promise<Journal> | null = null;
  let fetched: Journal | null = null;

  const journal = () => (fetching ??= fetchOnce());
  async function fetchOnce(): Promise<Journal> {
    try {
      fetched = await fetchJournal();
      fetched.onOutdated(() => outdated());
      return fetched;
    } catch (error) {
      fetching = null;
      // Named in the console, as every part of the app that does not come.
      if (error instanceof Error) console.error(error.message);
      throw error;
    }
  }

  return {
    exchange: async (...args) => (await journal()).exchange(...args),
    compact: async (...args) => (await journal()).compact(...args),
    keep: async (...args) => (await journal()).keep(...args),
    kept: async () => (await journal()).kept(),
    forget: async (key) => (await journal()).forget(key),
    disconnect: () => fetched?.disconnect(),
    onOutdated(listener) {
      outdated = listener;
    },
  };
}
