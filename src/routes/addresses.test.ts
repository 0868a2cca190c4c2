import { describe, expect, it } from 'vitest';
import { parseRoute, pathOf, termIn, withTerm } from './addresses';
import { forwardedAddress } from './normalizeUrl';

const base = '/ToDoListReact';

describe('a path', () => {
  it.each([
    ['/zadania', { screen: 'tasks' }],
    ['/zadania/', { screen: 'tasks' }],
    ['/autor', { screen: 'author' }],
    ['/info/', { screen: 'info' }],
    ['/zadania/abc', { screen: 'task', id: 'abc' }],
    ['/zadania/abc/', { screen: 'task', id: 'abc' }],
    ['/zadania/a/b', { screen: 'notFound' }],
    ['/zadania//', { screen: 'notFound' }],
    ['/anything', { screen: 'notFound' }],
  ])('%s is its screen', (path, route) => {
    expect(parseRoute(base + path, base)).toEqual(route);
  });

  it.each(['a/b?c#d %é', '100%', '100%25', '%2F', ' ', 'ö/..', '😀'])(
    'keeps the id %s whole',
    (id) => {
      const route = { screen: 'task', id } as const;
      expect(parseRoute(base + pathOf(route), base)).toEqual(route);
    },
  );

  it('with broken encoding is not a page', () => {
    expect(parseRoute(`${base}/zadania/%E0%A4%A`, base)).toEqual({ screen: 'notFound' });
  });

  it('outside the base is not a page', () => {
    expect(parseRoute('/zadania', base)).toEqual({ screen: 'notFound' });
    expect(parseRoute('/ToDoListReactor/zadania', base)).toEqual({ screen: 'notFound' });
  });

  it('is read at the root of a host', () => {
    expect(parseRoute('/autor', '')).toEqual({ screen: 'author' });
  });
});

describe('an address that is not a screen', () => {
  const forwarded = (address: string, under = base) =>
    forwardedAddress(new URL(address, 'https://example.com'), under);

  it.each([
    ['/', '/zadania'],
    [base, '/zadania'],
    [`${base}/`, '/zadania'],
    [`${base}/?szukaj=x`, '/zadania?szukaj=x'],
    [`${base}/#/`, '/zadania'],
    [`${base}/#/zadania?szukaj=x%20y`, '/zadania?szukaj=x%20y'],
    [`${base}/#/zadania/a%2Fb`, '/zadania/a%2Fb'],
    [`${base}/zadania#/autor`, '/autor'],
  ])('%s leads to %s', (address, path) => {
    expect(forwarded(address)).toBe(base + path);
  });

  it('never leads to another host', () => {
    expect(forwarded('/zadania#//example.org', '')).toBeNull();
    expect(forwarded('/zadania#/\\example.org', '')).toBeNull();
  });

  it('is left alone if it is a screen or an anchor', () => {
    expect(forwarded(`${base}/zadania`)).toBeNull();
    expect(forwarded(`${base}/zadania#main`)).toBeNull();
    expect(forwarded('/elsewhere')).toBeNull();
  });
});

describe('the search term in the address', () => {
  it.each(['tea', ' tea  ', '100% & + # ?', 'ŁÓDŹ', 'ñandú', '😀'])('keeps %s as typed', (term) => {
    expect(termIn(withTerm('', term))).toBe(term);
  });

  it.each(['', ' ', '\t  '])('is removed when it is blank', (term) => {
    expect(withTerm('?szukaj=tea', term)).toBe('');
  });

  it('leaves other parameters alone', () => {
    expect(withTerm('?a=1&szukaj=x', '')).toBe('?a=1');
    expect(withTerm('?a=1', 'x')).toBe('?a=1&szukaj=x');
  });

  it('does not rewrite an equivalent address', () => {
    expect(withTerm('?szukaj=a%20b', 'a b')).toBe('?szukaj=a%20b');
  });
});
