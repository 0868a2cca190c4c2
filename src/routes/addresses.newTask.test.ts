import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newTaskIn, termIn, withoutNewTask, withTerm } from './addresses';

describe('the new task in the address', () => {
  test.each<[string, string | null]>([
    ['', null],
    ['?szukaj=tea', null],
    ['?nowe', ''],
    ['?nowe=', ''],
    ['?nowe=%20%0A', ''],
    ['?nowe=tea', 'tea'],
    ['?nowe=green+tea%20cup', 'green tea cup'],
    ['?nowe=%20tea%20', 'tea'],
    ['?nowe=za%C5%BC%C3%B3%C5%82%C4%87', 'zażółć'],
    ['?nowe=1%2B1%26%23', '1+1&#'],
    ['?szukaj=milk&nowe=tea', 'tea'],
    ['?nowe=milk%0Atea%0D%0Abread', 'milk tea bread'],
    ['?nowe=milk%E2%80%A8tea%00bread', 'milk tea bread'],
    ['?nowe=%E0%A4%A', '\ufffd%A'],
    ['?nowe=%', '%'],
    ['?nowe=%3Cscript%3E', '<script>'],
    ['?nowe=tea&nowe=milk', 'tea milk'],
    ['?nowe=Tea&nowe=&nowe=https%3A%2F%2Fexample.org', 'Tea https://example.org'],
    ['?nowe=Tea&nowe=Tea&nowe=https%3A%2F%2Fexample.org', 'Tea https://example.org'],
  ])('%s: %j', (search, text) => {
    expect(newTaskIn(search)).toBe(text);
  });

  test('is removed from the address, and the search stays', () => {
    expect(withoutNewTask('?nowe=tea&nowe=milk')).toBe('');
    expect(withoutNewTask('?nowe=tea&szukaj=%C5%BC&a=1')).toBe('?szukaj=%C5%BC&a=1');
  });

  test('may be as long as an address', () => {
    const long = 'ż'.repeat(100_000);
    expect(newTaskIn(`?nowe=${encodeURIComponent(long)}`)).toBe(long);
    expect(newTaskIn(`?nowe=${'%0A'.repeat(100_000)}x`)).toBe('x');
  });
});

/** As the field shows it, without the line breaks that it would drop. */
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('a', 'ż', ' ', '\n', '\r', '\0', '%', '&', '=', '+', '#') }),
);

test('any shared text arrives as one line and leaves the search alone', () => {
  fc.assert(
    fc.property(fc.array(anyText, { minLength: 1, maxLength: 3 }), anyText, (shared, term) => {
      const search = new URLSearchParams([
        ...shared.map((text) => ['nowe', text]),
        ['szukaj', term],
      ]);
      const address = `?${search.toString()}`;
      const text = newTaskIn(address) ?? '';
      expect(text).not.toMatch(/[\p{Cc}\u2028\u2029]|^\s|\s$/u);
      const words = (any: string) => any.split(/[\s\p{Cc}]+/u).filter(Boolean);
      for (const part of shared) {
        expect(words(text)).toEqual(expect.arrayContaining(words(part.toWellFormed())));
      }
      expect(newTaskIn(withoutNewTask(address))).toBeNull();
      expect(termIn(withoutNewTask(address))).toBe(termIn(address));
    }),
    { numRuns: 2000 },
  );
});

test('any query is read without an error', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (rest) => {
      const text = newTaskIn(`?nowe=${rest}`);
      expect(typeof text).toBe('string');
      expect(newTaskIn(withTerm(`?nowe=${rest}`, 'x'))).toBe(text);
    }),
    { numRuns: 2000 },
  );
});
