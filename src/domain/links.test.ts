import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linksIn, soleLink } from './links';

describe('the addresses in a text', () => {
  test.each<[string, readonly string[]]>([
    ['', []],
    ['tea', []],
    ['https://', []],
    ['see https://... or http://?', []],
    ['Read https://example.org today', ['https://example.org/']],
    ['HTTP://EXAMPLE.ORG/A', ['http://example.org/A']],
    ['http://localhost:3000/a?b=c#d', ['http://localhost:3000/a?b=c#d']],
    ['http://[::1]:8080/x', ['http://[::1]:8080/x']],
    ['https://example.org.', ['https://example.org/']],
    ['Really https://example.org/a?b?!…', ['https://example.org/a?b']],
    ['https://example.org/a,b;c, then', ['https://example.org/a,b;c']],
    ['(https://example.org/a)', ['https://example.org/a']],
    ['(see https://example.org/a_(b)).', ['https://example.org/a_(b)']],
    ['https://example.org/a_(b)', ['https://example.org/a_(b)']],
    [
      '[tea](https://example.org/tea), [milk](https://example.org/milk)',
      ['https://example.org/tea', 'https://example.org/milk'],
    ],
    ['[https://example.org]', ['https://example.org/']],
    ['{https://example.org/a}', ['https://example.org/a']],
    ['<https://example.org/a>', ['https://example.org/a']],
    ['<a href="https://example.org/a">', ['https://example.org/a']],
    ["<a href='https://example.org/a'>", ['https://example.org/a']],
    ["https://example.org/Rubik's_Cube", ["https://example.org/Rubik's_Cube"]],
    ['„https://example.org/a”', ['https://example.org/a']],
    ['«https://example.org/a»', ['https://example.org/a']],
    ['‘https://example.org/a’', ['https://example.org/a']],
    ['**https://example.org/a**', ['https://example.org/a']],
    ['https://example.org/watch?v=a-_', ['https://example.org/watch?v=a-_']],
    ['https://a.example,https://b.example', ['https://a.example/', 'https://b.example/']],
    [
      'https://archive.example/web/https://example.org/a',
      ['https://archive.example/web/https://example.org/a'],
    ],
    ['https://a.example\nhttps://b.example', ['https://a.example/', 'https://b.example/']],
    [
      'https://b.example https://a.example https://B.example/',
      ['https://b.example/', 'https://a.example/'],
    ],
  ])('%j: %j', (text, links) => {
    expect(linksIn(text)).toEqual(links);
  });
});

describe('a link shows the address that it opens', () => {
  test('Polish letters are shown encoded, as they are sent', () => {
    expect(linksIn('https://pl.example.org/wiki/Łódź?co=żółw#ść')).toEqual([
      'https://pl.example.org/wiki/%C5%81%C3%B3d%C5%BA?co=%C5%BC%C3%B3%C5%82w#%C5%9B%C4%87',
    ]);
    expect(linksIn('https://łódź.example')).toEqual(['https://xn--d-uga0v4h.example/']);
  });

  test('a look-alike letter is recognisable', () => {
    expect(linksIn('https://аpple.example')).toEqual(['https://xn--pple-43d.example/']);
  });

  test.each(['\u200b', '\u200e', '\u202e', '\u2066', '\u00ad', '\ufeff', '\u0000', '\u0085'])(
    'the invisible character %j ends an address',
    (invisible) => {
      expect(linksIn(`https://example.org/a${invisible}moc.live//b`)).toEqual([
        'https://example.org/a',
      ]);
    },
  );

  test('an address with a user name or password is not a link', () => {
    expect(linksIn('https://example.org@evil.example/ http://a:b@evil.example')).toEqual([]);
    expect(linksIn('https://example.org/@name')).toEqual(['https://example.org/@name']);
  });
});

test.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'ftp://example.org',
  'mailto:a@example.org',
  '//example.org',
  'www.example.org',
  'example.org',
  'https:/example.org',
  'https:\\\\example.org',
])('%j is not a link', (text) => {
  expect(linksIn(text)).toEqual([]);
});

/** Made of fragments that begin and end addresses, so that many texts contain some. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.oneof(
        fc.constantFrom('http://', 'https://', 'HTTPS://', 'javascript:', 'a.example', 'b', 'łódź'),
        fc.constantFrom('/', '@', ':', '?', '#', '%', '.', ',', '(', ')', '[', ']', '{', '}', '\\'),
        fc.constantFrom(' ', '\n', '"', "'", '\u202e', '\u200b', '\ud800', '\u0000', 'а', '。'),
      ),
    )
    .map((parts) => parts.join('')),
);

test('in any text, links are http(s), visible, without a user name, unique, and open as shown', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const links = linksIn(text);
      expect(new Set(links).size).toBe(links.length);
      for (const link of links) {
        expect(link).toMatch(/^https?:\/\/[\u0021-\u007e]+$/);
        const { href, username, password } = new URL(link);
        expect({ href, username, password }).toEqual({ href: link, username: '', password: '' });
      }
    }),
    { numRuns: 5000 },
  );
});

test('an address is found whatever surrounds it', () => {
  const around = fc.constantFrom(
    ['', ''],
    ['(', ')'],
    ['[', '].'],
    ['{', '}!'],
    ['<', '>'],
    ['"', '"'],
    ['„', '”,'],
    ['(„', '”).'],
    ['zobacz: ', ', proszę'],
    ['', '\u200b'],
    ['\n', '\n'],
  );
  const address = fc.webUrl({ withQueryParameters: true, withFragments: true });
  fc.assert(
    fc.property(address, around, (written, [before = '', after = '']) => {
      // Final punctuation and unopened brackets belong to the surrounding text.
      fc.pre(!/[.,:;!?'*~]$|[()]/.test(written));
      expect(linksIn(before + written + after)).toEqual([new URL(written).href]);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['dots', `https://a.example/${'.'.repeat(1_000_000)}x`],
  ['brackets', `https://a.example/${'('.repeat(500_000)}${')'.repeat(500_000)}`],
  ['beginnings', 'https://'.repeat(125_000)],
  ['halves of beginnings', 'http'.repeat(250_000)],
  ['commas', `https://a.example/${',http'.repeat(200_000)}`],
  ['letters', 'ż'.repeat(1_000_000)],
])('a million characters do not backtrack: %s', (_, text) => {
  expect(linksIn(text).length).toBeLessThan(2);
});

test('a hundred thousand characters of addresses are all found', () => {
  const addresses = Array.from({ length: 4000 }, (_, index) => `https://a.example/${index}`);
  expect(linksIn(addresses.join(' '))).toEqual(addresses);
});

test.each<[string, string | null]>([
  ['https://example.org/a', 'https://example.org/a'],
  [' https://example.org\n', 'https://example.org/'],
  ['HTTPS://Example.org/Żółw', 'https://example.org/%C5%BB%C3%B3%C5%82w'],
  ['https://example.org.', null],
  ['(https://example.org)', null],
  ['see https://example.org', null],
  ['https://a.example https://b.example', null],
  ['https://a.example,https://b.example', null],
  ['https://żółw.example', null],
  ['https://user@example.org', null],
  ['tea', null],
])('%j consists of the address %j', (text, link) => {
  expect(soleLink(text)).toBe(link);
});
