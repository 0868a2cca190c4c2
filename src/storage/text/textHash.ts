/** Tells whether a text is still the one that was written: quick, not secret (a 53-bit cyrb hash). */
export function textHash(text: string, end = text.length): string {
  const halves = begin();
  mix(halves, text, 0, end);
  return digest(halves);
}

const SLICE = 500_000;

/** The same, with pauses in which the page can answer. */
export function* textHashInSlices(text: string): Generator<undefined, string> {
  const halves = begin();
  for (let from = 0; from < text.length; from += SLICE) {
    mix(halves, text, from, Math.min(from + SLICE, text.length));
    yield;
  }
  return digest(halves);
}

interface Halves {
  low: number;
  high: number;
}

const begin = (): Halves => ({ low: 0xdeadbeef, high: 0x41c6ce57 });

function mix(halves: Halves, text: string, from: number, to: number): void {
  let { low, high } = halves;
  for (let index = from; index < to; index += 1) {
    const unit = text.charCodeAt(index);
    low = Math.imul(low ^ unit, 2_654_435_761);
    high = Math.imul(high ^ unit, 1_597_334_677);
  }
  halves.low = low;
  halves.high = high;
}

function digest({ low, high }: Halves): string {
  const first =
    Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  const second =
    Math.imul(high ^ (high >>> 16), 2_246_822_507) ^
    Math.imul(first ^ (first >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & second) + (first >>> 0)).toString(36);
}
