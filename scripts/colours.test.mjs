import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { coloursOf } from './colours.mjs';
import { root } from './environment.mjs';

test('each theme has a colour of its own for the bar and for the page', () => {
  for (const { light, dark } of [coloursOf('bar'), coloursOf('canvas')]) {
    expect(light).toMatch(/^#[0-9a-f]{6}$/);
    expect(dark).toMatch(/^#[0-9a-f]{6}$/);
    expect(light).not.toBe(dark);
  }
});

test.each(['icon.svg', 'favicon.svg'])('%s has the colour of the bar', (name) => {
  const picture = readFileSync(join(root, 'public', name), 'utf8');
  expect(picture).toContain(`fill="${coloursOf('bar').light}"`);
});
