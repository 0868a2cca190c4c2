import { expect, test } from 'vitest';
import { sendingFaults } from './nothingSent.mjs';
import { addPolicy, securityPolicy } from './securityPolicy.mjs';

const page = `<html><head><meta charset="utf-8"><meta name="referrer" content="no-referrer">
<script>go();</script></head><body><svg xmlns="http://www.w3.org/2000/svg"></svg></body></html>`;

/** @param {{ html?: string, metrics?: string, script?: string }} site */
function faultsOf({ html = page, metrics, script = '' }) {
  const text = addPolicy(html, securityPolicy([page], metrics));
  const files = [
    { name: 'index.html', text },
    { name: 'a.js', text: script },
  ];
  return sendingFaults(files, metrics === undefined ? {} : { PUBLIC_METRICS_URL: metrics });
}

test.each([undefined, '/metrics', 'https://metrics.example.com/in'])(
  'a site that sends nothing but its metrics (%s) is built',
  (metrics) => {
    const script = metrics ? `send("${metrics}")` : 'throw "https://react.dev/errors/"';
    expect(faultsOf({ ...(metrics !== undefined && { metrics }), script })).toEqual([]);
  },
);

test.each([
  ['fetch("https://elsewhere.example.org/x")', 'https://elsewhere.example.org/x'],
  ['new WebSocket("wss://elsewhere.example.org")', 'wss://elsewhere.example.org'],
  ['fetch("https://react.dev/errors/more")', 'https://react.dev/errors/more'],
])('%s fails the build', (script, found) => {
  expect(faultsOf({ script })).toEqual([`a.js names a foreign address: ${found}`]);
});

test.each([
  ['<script src="//elsewhere.example.org/x.js">', 'foreign address'],
  ['<style>a { color: red }</style>', 'inline style'],
  ['<b onclick="go()">', 'inline style or handler'],
])('a page with %s fails the build', (element, fault) => {
  expect(faultsOf({ html: page.replace('<body>', `<body>${element}`) })).toEqual([
    expect.stringContaining(fault),
  ]);
});

test.each([
  ["script-src 'self'", "script-src 'self' 'unsafe-inline'"],
  ["connect-src 'self'", 'connect-src *'],
  ["connect-src 'self'", "connect-src 'self' https:"],
  ["; object-src 'none'", ''],
  ["require-trusted-types-for 'script'; ", ''],
])('a policy with %s changed to "%s" fails the build', (from, to) => {
  const text = addPolicy(page, securityPolicy([page]).replace(from, to));
  expect(sendingFaults([{ name: 'index.html', text }], {})).toEqual([
    expect.stringContaining('another security policy'),
  ]);
});

test('a page without a policy, or with one after a script, fails the build', () => {
  const late = page.replace('</body>', addPolicy('<meta charset="utf-8">', securityPolicy([page])));
  const faults = [page, late].map((text) => sendingFaults([{ name: 'index.html', text }], {}));
  expect(faults).toEqual([
    [expect.stringContaining('another security policy')],
    ['index.html starts a script before its policy'],
  ]);
});
