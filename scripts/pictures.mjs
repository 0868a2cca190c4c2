import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumPath } from './browsers.mjs';
import { root } from './environment.mjs';
import { serve } from './serve.mjs';

const folder = join(root, 'pictures');
const wide = { width: 1100, height: 900 };
const narrow = { width: 390, height: 844 };
const pictures = [
  { name: 'tasks-light', path: 'zadania', size: wide, dark: false },
  { name: 'tasks-dark', path: 'zadania', size: wide, dark: true },
  { name: 'tasks-mobile', path: 'zadania', size: narrow, dark: false },
  { name: 'author', path: 'autor', size: wide, dark: false },
  { name: 'info', path: 'info', size: wide, dark: true },
  { name: 'not-found', path: 'nowhere', size: wide, dark: false },
];

const tasks = JSON.stringify([
  { id: 'a', content: 'Water the plants', done: true },
  { id: 'b', content: 'Write to Grandma', done: false },
  { id: 'c', content: 'Return the library books', done: false },
]);

const { server, url } = await serve({ port: 4290, orNextPort: true });
const executablePath = chromiumPath();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  // Chromium refuses to start its sandbox as root.
  chromiumSandbox: process.getuid?.() !== 0,
});
try {
  mkdirSync(folder, { recursive: true });
  for (const { name, path, size, dark } of pictures) {
    const page = await browser.newPage({ viewport: size, reducedMotion: 'reduce' });
    await page.addInitScript(
      ([list, theme]) => {
        localStorage.setItem('tasks', String(list));
        localStorage.setItem('theme', String(theme));
        localStorage.setItem('language', '"EN"');
      },
      [tasks, dark],
    );
    await page.goto(url + path, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
    await page.close();
  }
} finally {
  await browser.close();
  server.close();
}
copyFileSync(join(folder, 'tasks-light.png'), join(root, 'docs/picture.png'));
