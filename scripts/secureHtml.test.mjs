import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { scriptHashes, secureHtml } from './secureHtml.mjs';
import { securityPolicy } from './securityPolicy.mjs';

const page = `<html><head><meta charset="utf-8" /><script>go('a');</script>
<script defer src="/x.js"></script></head><body><script>go('b');</script></body></html>`;
const hash = (/** @type {string} */ text) =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

test('every inline script has its hash, one with an address has none', () => {
  expect(scriptHashes(page)).toEqual([hash("go('a');"), hash("go('b');")]);
});

test('the policy stands before the first script', () => {
  const secured = secureHtml(page, 'THE POLICY');
  expect(secured.indexOf('THE POLICY')).toBeGreaterThan(0);
  expect(secured.indexOf('THE POLICY')).toBeLessThan(secured.indexOf('<script'));
  expect(() => secureHtml('<html></html>', 'THE POLICY')).toThrow('charset');
});

test.each([
  [undefined, "connect-src 'self';"],
  ['', "connect-src 'self';"],
  ['/metrics', "connect-src 'self';"],
  ['https://metrics.example.com/in?x=1', "connect-src 'self' https://metrics.example.com;"],
])('metrics at %s allow %s', (metricsUrl, directive) => {
  expect(securityPolicy({ scriptHashes: [], metricsUrl })).toContain(directive);
});

test('nothing unsafe and no other host is ever allowed', () => {
  const policy = securityPolicy({ scriptHashes: scriptHashes(page) });
  expect(policy).toContain(`script-src 'self' '${hash("go('a');")}' '${hash("go('b');")}';`);
  expect(policy).not.toMatch(/unsafe|\*|http|data:|blob:/);
});
