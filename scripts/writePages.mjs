import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './environment.mjs';

/** @typedef {{ name: string, language: string, html: string }} PrerenderedPage */

const emptyRoot = '<div id="root"></div>';

/**
 * The page in the default language stands in the root; the boot script takes another one out of
 * its template when the visitor has chosen that language.
 * @param {string} shell
 * @param {readonly PrerenderedPage[]} pages
 */
function fill(shell, [page, ...others]) {
  if (!page || !shell.includes(emptyRoot)) throw new Error('index.html has no empty root');
  const templates = others.map(
    ({ name, language, html }) =>
      `<template id="page-${language.toLowerCase()}" data-page="${name}">${html}</template>`,
  );
  const filled = `<div id="root" data-page="${page.name}">${page.html}</div>`;
  return shell.replace(emptyRoot, () => templates.join('') + filled);
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
  writeFileSync(join(dist, '404.html'), shell);
  for (const [index, path] of PAGES.entries()) {
    const html = fill(shell, await prerender(path));
    mkdirSync(join(dist, path), { recursive: true });
    writeFileSync(join(dist, `${path}.html`), html);
    writeFileSync(join(dist, path, 'index.html'), html);
    // The root leads to the first of them, the list.
    if (index === 0) writeFileSync(join(dist, 'index.html'), html);
  }
}
