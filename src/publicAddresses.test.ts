import { expect, test } from 'vitest';
import { linkTo, listInFragment, listInText } from './publicAddresses';

const ADDRESS = 'https://example.org/ToDoListReact/zadania';

test('a list is in the fragment of its link', () => {
  const { hash, search, pathname } = new URL(linkTo(ADDRESS, '1.abc'));
  expect(listInFragment(hash)).toBe('1.abc');
  expect([search, pathname]).toEqual(['', '/ToDoListReact/zadania']);
});

test.each(['', '#', '#/zadania', '#main', '#szukaj', '#lista', '#listy=1.abc'])(
  'the fragment %j carries no list',
  (fragment) => {
    expect(listInFragment(fragment)).toBeNull();
  },
);

test.each([
  ['the link itself', `${ADDRESS}#lista=1.abc`],
  ['with space around it', ` \n${ADDRESS}#lista=1.abc\r\n`],
  ['of another host', 'http://localhost:3000/zadania#lista=1.abc'],
  ['with a slash and a query', `${ADDRESS}/?utm_source=x#lista=1.abc`],
  ['in capitals', 'HTTPS://EXAMPLE.ORG/zadania#lista=1.abc'],
])('a text is a link to a list: %s', (_what, text) => {
  expect(listInText(text)).toBe('1.abc');
});

test.each([
  'milk',
  '#lista=1.abc',
  ADDRESS,
  `see ${ADDRESS}#lista=1.abc`,
  `${ADDRESS}#lista=1.abc and milk`,
  `milk\n${ADDRESS}#lista=1.abc`,
  'https://example.org/tienda#lista=3',
  `${ADDRESS}?next=#/lista=1.abc`,
  'javascript:alert(1)//zadania#lista=1.abc',
])('%j is not a link to a list', (text) => {
  expect(listInText(text)).toBeNull();
});

test('a text of millions of letters does not block the page', () => {
  expect(listInText('https://x/zadania?#'.repeat(100_000))).toBeNull();
  expect(listInText(`${'https://x/zadania?'.repeat(100_000)}#lista=1`)).toBe('1');
});
