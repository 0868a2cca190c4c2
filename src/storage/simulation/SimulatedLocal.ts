import { SimulatedStorage } from './SimulatedStorage';

type Texts = ReadonlyMap<string, string>;

/** A key of localStorage and its new text; null: it is removed. */
type Write = readonly [key: string, text: string | null];

interface Surroundings {
  /** What has reached the browser's process. */
  readonly arrived: () => Texts;
  readonly capacity: () => number;
  readonly refuses: (key: string) => boolean;
  /** Lets a write reach the browser when the test says so. */
  readonly send: (write: (texts: Texts) => Map<string, string>) => void;
}

/** A tab sees its own writes at once, the others' when they have reached the browser. */
export class SimulatedLocal extends SimulatedStorage {
  readonly seen: () => Texts;

  constructor({ arrived, capacity, refuses, send }: Surroundings) {
    let ahead: readonly Write[] = [];
    const seen = () => (ahead.length > 0 ? applied(arrived(), ahead) : arrived());
    super(seen, (key, text) => {
      const isFull = text !== null && sizeOf(applied(seen(), [[key, text]])) > capacity();
      if (isFull || refuses(key)) throw new DOMException('', 'QuotaExceededError');
      const write: Write = [key, text];
      ahead = [...ahead, write];
      send((texts) => {
        ahead = ahead.filter((other) => other !== write);
        return applied(texts, [write]);
      });
    });
    this.seen = seen;
  }
}

function applied(texts: Texts, writes: readonly Write[]): Map<string, string> {
  const result = new Map(texts);
  for (const [key, text] of writes) {
    if (text === null) result.delete(key);
    else result.set(key, text);
  }
  return result;
}

function sizeOf(texts: Texts): number {
  return [...texts].reduce((size, [key, text]) => size + key.length + text.length, 0);
}
