import { lazyModule, type LazyModule } from '../../lazyModule';
import type { Journal } from '../journal';
import { journalExchange } from '../journal/journalExchange';
import { OutdatedError } from '../journal/transactions';
import type { JournalPart } from '../environment';
import type { SimulatedDisk } from './SimulatedDisk';

/** What becomes of a storage call: for tests that break one after another. */
export type Fate = 'work' | 'refuse' | 'hang' | 'lose answer';

interface SimulatedWiring {
  readonly disk: SimulatedDisk;
  readonly fateOf: (call: string) => Fate;
  /** Lets a step of a call happen when the test says so. */
  readonly later: (step: 'transaction' | 'answer', work: () => void) => void;
  readonly onOutdated: (listener: () => void) => void;
}

/** Made once: to make one takes longer than the call that is refused. */
const REFUSAL = new DOMException('', 'AbortError');

/** The journal as one tab sees it. */
export function simulatedJournal(wiring: SimulatedWiring): LazyModule<JournalPart> {
  const { disk, fateOf, later, onOutdated } = wiring;
  let outdated = () => {};
  const transaction = <Result>(call: string, work: () => Promise<Result>): Promise<Result> =>
    new Promise((resolve, reject) => {
      later('transaction', () => {
        const fate = fateOf(call);
        if (fate === 'hang') return;
        const refuse = () => reject(REFUSAL);
        if (fate === 'refuse') {
          later('answer', refuse);
          return;
        }
        work().then(
          (result) => later('answer', fate === 'work' ? () => resolve(result) : refuse),
          (error: unknown) => {
            if (error instanceof OutdatedError) later('answer', outdated);
            later('answer', () => reject(error));
          },
        );
      });
    });
  const journal: Journal = {
    exchange: (...args) => transaction('exchange', () => disk.exchange(...args)),
    compact: (...args) => transaction('compact', () => disk.compact(...args)),
    keep: (...args) => transaction('keep', () => disk.keep(...args)),
    kept: () => transaction('kept', async () => disk.keptTexts),
    forget: (key) => transaction('forget', () => disk.forget(key)),
    disconnect() {},
    onOutdated(listener) {
      outdated = listener;
      onOutdated(listener);
    },
  };
  return lazyModule(async () => ({ journal, journalExchange }));
}
