import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matching, pieces } from './search';

/** The text with brackets around the marked parts. */
const marked = (text: string, term: string): string =>
  pieces(text, term)
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('');

test.each([
  ['Brew tea', 'tea', 'Brew [tea]'],
  ['TEAM tea', '  Tea ', '[TEA]M [tea]'],
  ['milk', 'tea', 'milk'],
  ['milk', ' ', 'milk'],
  ['', 'tea', ''],
  ['a.*b', '.*', 'a[.*]b'],
  ['aaaa', 'aa', '[aaaa]'],
  ['aaa', 'aa', '[aa]a'],
  ['ZAŻÓŁĆ gęślą', 'żółć', 'ZA[ŻÓŁĆ] gęślą'],
  ['😀 tea 😀', 'tea', '😀 [tea] 😀'],
  ['ΟΔΟΣ', 'οδος', '[ΟΔΟΣ]'],
  ['Mały żółw', 'zol', 'Mały [żół]w'],
  ['Łódź', 'lodz', '[Łódź]'],
  ['ż z ź', 'z', '[ż] [z] [ź]'],
  ['ż z ź', 'ż', '[ż] z ź'],
  ['Straße', 's', '[S]traße'],
  ['oﬀen', 'n', 'oﬀe[n]'],
])('%j, searched for %j: %j', (text, term, expected) => {
  expect(marked(text, term)).toBe(expected);
});

describe('letters whose length changes by folding', () => {
  test('a combining accent is marked with its letter', () => {
    expect(marked('el año'.normalize('NFD'), 'AÑ')).toBe(`el [${'añ'.normalize('NFD')}]o`);
    expect(marked('żółw'.normalize('NFD'), 'w')).toBe(`${'żół'.normalize('NFD')}[w]`);
    expect(marked('żółw'.normalize('NFD'), 'zo')).toBe(`[${'żó'.normalize('NFD')}]łw`);
  });

  test('a letter whose lower case is longer', () => {
    expect(marked('İİ tea', 'tea')).toBe('İİ [tea]');
    expect(marked('İstanbul', 'i')).toBe('[İ]stanbul');
    expect(marked('İstanbul', 'istan')).toBe('[İstan]bul');
  });

  test('a Korean syllable in parts', () => {
    expect(marked(`${'한국'.normalize('NFD')} tea`, 'tea')).toBe(
      `${'한국'.normalize('NFD')} [tea]`,
    );
  });
});

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('a', 'A', 'İ', 'ż', 'Ż', 'z', '\u0307', ' ', '한', '\u11ab') }),
);

test('the pieces add up to the text, and some are marked exactly if the task is found', () => {
  fc.assert(
    fc.property(anyText, fc.oneof(anyText, fc.constantFrom('a', 'ż')), (text, term) => {
      const parts = pieces(text, term);
      expect(parts.map((piece) => piece.text).join('')).toBe(text);
      const found = matching([{ id: '', content: text, done: false }], term).length > 0;
      expect(parts.some(({ isMatch }) => isMatch)).toBe(found && term.trim() !== '');
    }),
    { numRuns: 1000 },
  );
});

test('any part of a text is marked when it is searched for', () => {
  fc.assert(
    fc.property(anyText, anyText, anyText, (before, term, after) => {
      fc.pre(fold(term.trim()) !== '' && fold(before + term + after).includes(fold(term.trim())));
      const found = pieces(before + term + after, term).filter(({ isMatch }) => isMatch);
      expect(found.some(({ text }) => bare(text).includes(bare(term.trim())))).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

/** The mark may begin a letter earlier, if that one matches with an accent. */
const bare = (text: string) =>
  fold(text)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');
const fold = (text: string) => text.normalize('NFC').toLowerCase();
