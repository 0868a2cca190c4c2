import type { AnsweringJournal } from './answering';

/**
 * The journal, fetched beside the first paint instead of before it. A fetch that fails is a
 * journal that fails: it is tried again, and the visitor is told meanwhile.
 */
export function lazyJournal(fetchJournal: () => Promise<AnsweringJournal>): AnsweringJournal {
  let outdated = () => {};
  let fetching: Promise<AnsweringJournal> | null = null;

  const journal = () => (fetching ??= fetchOnce());
  async function fetchOnce(): Promise<AnsweringJournal> {
    try {
      const fetched = await fetchJournal();
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
    onOutdated(listener) {
      outdated = listener;
    },
  };
}
