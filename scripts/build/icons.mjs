import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');

/** Fills the whole square and keeps the sign inside the circle that no mask cuts. @param {string} svg */
function maskable(svg) {
  return svg
    .replace(/(<rect class="ground"[^>]*?) rx="\d+"/, '$1')
    .replace('<g class="sign"', '<g transform="translate(25.6 25.6) scale(0.9)" class="sign"');
}

/** @param {string} svg @param {number} width */
const png = (svg, width) =>
  new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();

/**
 * Renders public/icon.svg in the sizes that the manifest and the page name.
 * @param {string} dist
 */
export async function writeIcons(dist) {
  await initWasm(readFileSync(wasm));
  const svg = readFileSync(join(dist, 'icon.svg'), 'utf8');
  const folder = join(dist, 'icons');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'icon-192.png'), png(svg, 192));
  writeFileSync(join(folder, 'icon-512.png'), png(svg, 512));
  writeFileSync(join(folder, 'maskable-512.png'), png(maskable(svg), 512));
  writeFileSync(join(folder, 'touch-180.png'), png(maskable(svg), 180));
}
