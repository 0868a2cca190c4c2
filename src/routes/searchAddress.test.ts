import { describe, expect, it } from 'vitest';
import { termIn, withTerm } from './searchAddress';

describe('the search term in the address', () => {
  it.each(['tea', ' tea  ', '100% & + # ?', 'ŁÓDŹ', 'ñandú', '😀'])('keeps %s as typed', (term) => {
    expect(termIn(withTerm('', term))).toBe(term);
  });

  it.each(['', ' ', '\t  '])('is gone when it is blank', (term) => {
    expect(withTerm('?szukaj=tea', term)).toBe('');
  });

  it('leaves other parameters alone', () => {
    expect(withTerm('?a=1&szukaj=x', '')).toBe('?a=1');
    expect(withTerm('?a=1', 'x')).toBe('?a=1&szukaj=x');
  });

  it('does not rewrite an address that says the same in another spelling', () => {
    expect(withTerm('?szukaj=a%20b', 'a b')).toBe('?szukaj=a%20b');
  });
});
