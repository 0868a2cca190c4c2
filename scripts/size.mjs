import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createRsbuild, loadConfig, mergeRsbuildConfig } from '@rsbuild/core';
import { basePath, root } from './environment.mjs';

/** @param {string} dir What its index.html loads, in kilobytes as a host sends them. */
function initialSizes(dir) {
  const html = readFileSync(join(dir, 'index.html'), 'utf8');
  /** @param {RegExp} tag */
  const total = (tag) => {
    const files = [...html.matchAll(tag)].map(([, address = '']) => address.slice(basePath.length));
    const sizes = files.map((file) => gzipSync(readFileSync(join(dir, file))).length);
    return Math.round(sizes.reduce((a, b) => a + b, 0) / 100) / 10;
  };
  return {
    javaScript: total(/<script[^>]* src="([^"]+)"/g),
    styles: total(/<link[^>]* href="([^"]+\.css)"/g),
  };
}

/** React showing one element, by the same bundler with the same settings: what we cannot go below. */
async function floor() {
  // Without it Rsbuild would take React's larger development build.
  process.env['NODE_ENV'] = 'production';
  const folder = join(root, '.cache/floor');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'entry.jsx'),
    "import { createRoot } from 'react-dom/client';\ncreateRoot(document.body).render(<p>1</p>);\n",
  );
  const { content } = await loadConfig({ cwd: root });
  const rsbuild = await createRsbuild({
    cwd: root,
    config: mergeRsbuildConfig(content, {
      source: { entry: { index: join(folder, 'entry.jsx') } },
      server: { publicDir: false },
      output: { distPath: { root: join(folder, 'dist') } },
      performance: { printFileSize: false },
      logLevel: 'warn',
    }),
  });
  await rsbuild.build();
  return initialSizes(join(folder, 'dist'));
}

/** @type {{ sizeBudget: { initialJavaScriptKB: number, initialStylesKB: number } }} */
const { sizeBudget } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const bare = await floor();
const app = initialSizes(join(root, 'dist'));
const rows = [
  {
    'first load, KB gzip': 'JavaScript',
    app: app.javaScript,
    budget: sizeBudget.initialJavaScriptKB,
    'bare React': bare.javaScript,
  },
  {
    'first load, KB gzip': 'CSS',
    app: app.styles,
    budget: sizeBudget.initialStylesKB,
    'bare React': bare.styles,
  },
];

console.table(rows);
if (rows.some((row) => row.app > row.budget)) {
  console.error('The first load is over the size budget of package.json.');
  process.exitCode = 1;
}
