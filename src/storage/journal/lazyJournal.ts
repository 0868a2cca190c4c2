import { reasonOf, type LatePart } from '../../latePart';
import type { Journal } from '../journal';

/**
 * The journal, fetched beside the first paint instead of before it. A fetch that fails is a
 * journal that fails: it is tried again, and the visitor is told meanwhile.
 */
export function lazyJournal(part: LatePart<Journal>): Journal {
  let outdated = () => {};

  async function journal(): Promise<Journal> {
    try {
      const fetched = await part.fetch();
      fetched.onOutdated(() => outdated());
      return fetched;
    } catch (error) {
      // Every part that cannot be loaded is named in the console.
      console.error(reasonOf(error));
      throw error;
    }
  }

  return {
    exchange: async (...args) => (await journal()).exchange(...args),
    compact: async (...args) => (await journal()).compact(...args),
    keep: async (...args) => (await journal()).keep(...args),
    kept: async () => (await journal()).kept(),
    forget: async (key) => (await journal()).forget(key),
    disconnect: () => part.get()?.disconnect(),
    onOutdated(listener) {
      outdated = listener;
    },
  };
}
