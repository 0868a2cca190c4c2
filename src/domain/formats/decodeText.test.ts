import { expect, test } from 'vitest';
import { decodeText } from './decodeText';

const MILK = 'mleko – żółć 🥛';

function utf16(text: string, isLittleEndian: boolean): Uint8Array<ArrayBuffer> {
  const marked = `\ufeff${text}`;
  const view = new DataView(new ArrayBuffer(marked.length * 2));
  for (let at = 0; at < marked.length; at += 1) {
    view.setUint16(at * 2, marked.charCodeAt(at), isLittleEndian);
  }
  return new Uint8Array(view.buffer);
}

test.each([
  ['UTF-8', new TextEncoder().encode(MILK)],
  ['UTF-8 with a mark', new TextEncoder().encode(`\ufeff${MILK}`)],
  ['UTF-16, little end first', utf16(MILK, true)],
  ['UTF-16, big end first', utf16(MILK, false)],
])('%s is read', (_encoding, bytes) => {
  expect(decodeText(bytes)).toEqual({ text: MILK });
});

test('text in Windows-1250 is refused, not guessed', () => {
  // "żółć", and a line break.
  expect(decodeText(Uint8Array.of(0xbf, 0xf3, 0xb3, 0xe6, 0x0d, 0x0a))).toBe('encoding');
});

test.each([
  ['a picture', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00]],
  ['half a character of UTF-16', [0xff, 0xfe, 0x41]],
])('%s is not text', (_what, bytes) => {
  expect(decodeText(Uint8Array.from(bytes))).toBe('notText');
});
