import { SimulatedStorage } from './SimulatedStorage';

type Texts = ReadonlyMap<string, string>;

/** A key of localStorage and its new text, null if it is removed. */
type Write = readonly [key: string, text: string | null];

interface LocalWiring {
  /** The contents in the browser's process. */
  readonly arrived: () => Texts;
  readonly capacity: () => number;
  readonly refuses: (key: string) => boolean;
  /** Schedules a write to the browser's process. */
  readonly send: (write: (texts: Texts) => Texts) => void;
}

/** Created once, because creating it takes longer than a write. */
const NO_ROOM = new DOMException('', 'QuotaExceededError');

/** A tab sees its own writes at once, and those of others when they have reached the browser. */
export class SimulatedLocal extends SimulatedStorage {
  readonly seen: () => Texts;

  constructor({ arrived, capacity, refuses, send }: LocalWiring) {
    let ahead: readonly Write[] = [];
    let known = arrived();
    let view = new Map(known);
    // Rebuilt only after writes of others have arrived, because the models read it all the time.
    const seen = () => {
      if (known === arrived()) return view;
      known = arrived();
      view = applied(known, ahead);
      return view;
    };
    super(seen, (key, text) => {
      const write: Write = [key, text];
      const isFull =
        text !== null && capacity() < Infinity && sizeOf(applied(seen(), [write])) > capacity();
      if (isFull || refuses(key)) throw NO_ROOM;
      if (!seen().has(key) && text === null) return;
      ahead = [...ahead, write];
      put(view, write);
      send((texts) => {
        // As in a browser, an unchanged text fires no event.
        const isNew = (texts.get(key) ?? null) !== text;
        const next = isNew ? applied(texts, [write]) : texts;
        ahead = ahead.filter((other) => other !== write);
        if (known === texts) known = next;
        return next;
      });
    });
    this.seen = seen;
  }
}

function applied(texts: Texts, writes: readonly Write[]): Map<string, string> {
  const result = new Map(texts);
  for (const write of writes) put(result, write);
  return result;
}

function put(texts: Map<string, string>, [key, text]: Write): void {
  if (text === null) texts.delete(key);
  else texts.set(key, text);
}

function sizeOf(texts: Texts): number {
  return [...texts].reduce((size, [key, text]) => size + key.length + text.length, 0);
}
