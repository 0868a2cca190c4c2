import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { addPolicy, securityPolicy } from './securityPolicy.mjs';

const page = `<html><head><meta charset="utf-8" /><script>go('a');</script>
<script defer src="/x.js"></script></head><body><script>go('b');</script></body></html>`;
const hash = (/** @type {string} */ text) =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

test('the policy comes before the first script', () => {
  const secured = addPolicy(page, 'THE POLICY');
  expect(secured.indexOf('THE POLICY')).toBeGreaterThan(0);
  expect(secured.indexOf('THE POLICY')).toBeLessThan(secured.indexOf('<script'));
  expect(() => addPolicy('<html></html>', 'THE POLICY')).toThrow('charset');
});

test.each([
  [undefined, "connect-src 'self';"],
  ['', "connect-src 'self';"],
  ['/metrics', "connect-src 'self';"],
  ['https://metrics.example.com/in?x=1', "connect-src 'self' https://metrics.example.com;"],
])('metrics at %s allow %s', (metricsUrl, directive) => {
  expect(securityPolicy([], metricsUrl)).toContain(directive);
});

test("only the pages' own inline scripts may run", () => {
  const policy = securityPolicy([page, page]);
  expect(policy).toContain(`script-src 'self' '${hash("go('a');")}' '${hash("go('b');")}';`);
});
