import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildBoot } from './buildBoot.mjs';
import { basePath, root } from './environment.mjs';

/** @typedef {{ name: string, language: string, html: string, list: string | null }} PrerenderedPage */

const emptyRoot = '<div id="root"></div>';

/**
 * The page in the default language stands in the root; the boot script takes another one out of
 * its template when the visitor has chosen that language, and the rows it paints out of the one
 * with the list.
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
 * A static host finds one of these under every known address, and 404.html, which makes no
 * promise about the address it stands for, under the rest.
 * @param {string} dist
 */
export async function writePages(dist) {
  const bundle = pathToFileURL(join(root, '.cache/prerender/prerender.js')).href;
  /** @type {{ PAGES: string[], prerender: (path: string) => Promise<PrerenderedPage[]> }} */
  const { PAGES, prerender } = await import(bundle);
  const shell = readFileSync(join(dist, 'index.html'), 'utf8');
  const built = { boot: await buildBoot(), scripts: readdirSync(join(dist, 'static/js')) };
  writeFileSync(join(dist, '404.html'), shell);
  for (const [index, path] of PAGES.entries()) {
    const html = fill(shell, await prerender(path), built);
    mkdirSync(join(dist, path), { recursive: true });
    writeFileSync(join(dist, `${path}.html`), html);
    writeFileSync(join(dist, path, 'index.html'), html);
    // The root leads to the first of them, the list.
    if (index === 0) writeFileSync(join(dist, 'index.html'), html);
  }
}
