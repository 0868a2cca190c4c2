import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { textHash } from './textHash';

test('a hash does not change between versions, so that earlier notes stay valid', () => {
  expect(textHash('')).toBe('wvjl67o803');
  expect(textHash('[]')).toBe('1mjsfpb3rfi');
  expect(textHash('[{"id":"1","content":"Żółw 🐢","done":true}]')).toBe('90tr45k96a');
});

test('another text has another hash', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (one, other) => {
      expect(textHash(one) === textHash(other)).toBe(one === other);
    }),
    { numRuns: 1000 },
  );
});

test('no two of 20,000 texts that differ in one place share a hash', () => {
  const texts = Array.from({ length: 20_000 }, (_, index) => `task ${index.toString(2)} of many`);
  expect(new Set(texts.map((text) => textHash(text))).size).toBe(texts.length);
});
