import { expect, test } from 'vitest';
import { skipped } from './skipped.mjs';

test('where nothing is missing, nothing is said', () => {
  expect(skipped([], 'linux')).toEqual([]);
});

test('each missing tool is one sentence that names it and says how to install it', () => {
  expect(skipped(['firefox', 'nginx'], 'linux')).toEqual([
    'The tests in Firefox are skipped, because this machine has no firefox: run "npx playwright install firefox", or on Debian, as root, "apt-get install firefox-esr".',
    'The tests of the nginx configuration are skipped, because this machine has no nginx: run on Debian, as root, "apt-get install nginx".',
  ]);
});

test.each(/** @type {const} */ (['darwin', 'win32']))(
  'on %s nobody is sent to apt-get',
  (platform) => {
    const sentences = skipped(['chromium', 'firefox', 'webkit', 'nginx'], platform);
    expect(sentences).toHaveLength(4);
    expect(sentences.join()).not.toContain('apt-get');
    expect(sentences.join()).toContain('brew install nginx');
  },
);
