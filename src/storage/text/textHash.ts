/** A quick, not secret hash to recognise a written text: 53-bit cyrb. */
export function textHash(text: string, end = text.length): string {
  let low = 0xdeadbeef;
  let high = 0x41c6ce57;
  for (let index = 0; index < end; index += 1) {
    const unit = text.charCodeAt(index);
    low = Math.imul(low ^ unit, 2_654_435_761);
    high = Math.imul(high ^ unit, 1_597_334_677);
  }
  const first =
    Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  const second =
    Math.imul(high ^ (high >>> 16), 2_246_822_507) ^
    Math.imul(first ^ (first >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & second) + (first >>> 0)).toString(36);
}
