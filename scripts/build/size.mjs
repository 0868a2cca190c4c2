import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../environment.mjs';
import { bundleLikeApp } from './bundle.mjs';
import { initialSizes } from './initialSizes.mjs';

/** React with one element, built with the app's settings: the size that cannot be undercut. */
async function floor() {
  const folder = join(root, '.cache/floor');
  mkdirSync(folder, { recursive: true });
  const entry = join(folder, 'entry.jsx');
  writeFileSync(
    entry,
    "import { createRoot } from 'react-dom/client';\ncreateRoot(document.body).render(<p>1</p>);\n",
  );
  await bundleLikeApp(entry, join(folder, 'dist'));
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
  console.error('The first load exceeds the size budget in package.json.');
  process.exitCode = 1;
}
