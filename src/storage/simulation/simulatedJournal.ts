import { lazyModule, type LazyModule } from '../../lazyModule';
import type { Journal } from '../journal';
import { replayHistory } from '../journal/history';
import type { SimulatedDisk } from './SimulatedDisk';

/** The outcome of a storage call. */
export type Fate = 'work' | 'refuse' | 'hang' | 'lose answer';

interface SimulatedWiring {
  readonly disk: SimulatedDisk;
  readonly fateOf: (call: string) => Fate;
  /** Loads the code of the journal. */
  readonly load: () => Promise<void>;
  /** Schedules a step of a call. */
  readonly later: (step: 'transaction' | 'answer', work: () => void) => void;
  readonly onOutdated: (listener: () => void) => void;
}

/** Created once, because creating it takes longer than a call. */
const REFUSAL = new DOMException('', 'AbortError');

/** The journal as one tab sees it. */
export function simulatedJournal(wiring: SimulatedWiring): LazyModule<Journal> {
  const { disk, fateOf, later, onOutdated } = wiring;
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
          (error: unknown) => later('answer', () => reject(error)),
        );
      });
    });
  const journal: Journal = {
    exchange: (question) => transaction('exchange', () => disk.exchange(question)),
    compact: (...args) => transaction('compact', () => disk.compact(...args)),
    history: (...asked) =>
      transaction('history', async () => replayHistory(await disk.pastChanges(), ...asked)),
    changesSince: (...args) => transaction('changesSince', () => disk.changesSince(...args)),
    note: (note) => transaction('note', () => disk.note(note)),
    disconnect() {},
    onOutdated,
  };
  return lazyModule(async () => {
    await wiring.load();
    return journal;
  });
}
