import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { basePath, root } from '../environment.mjs';
import { bundle } from './bundle.mjs';

/** @typedef {{ name: string, language: string, html: string, list: string | null }} PrerenderedPage */

const emptyRoot = '<div id="root"></div>';

/** The text of the script inside the pages. */
async function buildBoot() {
  const folder = join(root, '.cache/boot');
  await bundle({
    source: { entry: { boot: { import: './src/firstPaint/boot.ts', html: false } } },
    output: {
      distPath: { root: folder, js: '' },
      filename: { js: '[name].js' },
      minify: { jsOptions: { minimizerOptions: { compress: { passes: 3 } } } },
    },
  });
  const text = readFileSync(join(folder, 'boot.js'), 'utf8');
  if (text.includes('</script')) throw new Error('The boot script would end its own element');
  return text;
}

/**
 * The root holds the page in the default language. The boot script takes the page in another
 * language, and the rows it paints, from templates.
 * @param {string} shell
 * @param {readonly PrerenderedPage[]} pages
 * @param {{ boot: string, scripts: readonly string[] }} built
 */
function fill(shell, [page, ...others], { boot, scripts }) {
  if (!page || !shell.includes(emptyRoot)) throw new Error('index.html has no empty root');
  const templates = others.map(({ name, language, html }) => {
    const id = language.toLowerCase();
    const script = scripts.find((file) => file.startsWith(`${id}.`));
    if (!script) throw new Error(`There is no script with the texts of ${language}`);
    const address = `${basePath}static/js/${script}`;
    return `<template id="page-${id}" data-page="${name}" data-script="${address}">${html}</template>`;
  });
  const lists = [page, ...others].flatMap(({ language, list }) =>
    list === null ? [] : `<template id="list-${language.toLowerCase()}">${list}</template>`,
  );
  const filled = `<div id="root" data-page="${page.name}">${page.html}</div>`;
  const script = `<script>${boot}</script>`;
  return shell.replace(emptyRoot, () => [...templates, ...lists, filled, script].join(''));
}

/**
 * Every known address gets a page of its own; all others get 404.html, which is empty, so that it
 * never shows the wrong screen.
 * @param {string} dist
 */
export async function writePages(dist) {
  const app = pathToFileURL(join(root, '.cache/prerender/prerender.js')).href;
  /** @type {{ PAGES: string[], prerender: (path: string) => Promise<PrerenderedPage[]> }} */
  const { PAGES, prerender } = await import(app);
  const shell = readFileSync(join(dist, 'index.html'), 'utf8');
  const built = { boot: await buildBoot(), scripts: readdirSync(join(dist, 'static/js')) };
  writeFileSync(join(dist, '404.html'), shell);
  for (const [index, path] of PAGES.entries()) {
    const html = fill(shell, await prerender(path), built);
    mkdirSync(join(dist, path), { recursive: true });
    writeFileSync(join(dist, `${path}.html`), html);
    writeFileSync(join(dist, path, 'index.html'), html);
    // The base path opens the first of them, the list.
    if (index === 0) writeFileSync(join(dist, 'index.html'), html);
  }
}
