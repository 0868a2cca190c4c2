import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from '../environment.mjs';

const imports = (/** @type {string} */ from) => `import { thing } from '${from}';\nthing();\n`;

/** @type {Record<string, string>} Each breaks a rule about the folders of src/. */
const wrong = {
  'src/domain/usesStorage.ts': imports('../storage/browser/localValue'),
  'src/domain/usesStore.ts': imports('../store/taskStore'),
  'src/domain/usesReact.ts': imports('react'),
  'src/domain/usesStorageLate.ts': "export const late = () => import('../storage/retry');\n",
  'src/domain/usesTypeOfStorage.ts': "export type { Outcome } from '../storage/retry';\n",
  'src/domain/usesChance.ts': imports('nanoid'),
  'src/domain/rollsDice.ts': 'export const dice = () => Math.random();\n',
  'src/domain/asksTheClock.ts': 'export const now = () => Date.now();\n',
  'src/domain/readsAStream.ts': 'export const size = (text: string) => new Blob([text]).size;\n',
  'src/domain/asksTheBrowser.ts': 'export const width = () => window.innerWidth;\n',
  'src/storage/usesStore.ts': imports('../store/taskStore'),
  'src/storage/usesI18n.ts': imports('../i18n/language'),
  'src/storage/usesReact.ts': imports('react'),
  'src/i18n/usesStorage.ts': imports('../storage/browser/localValue'),
  'src/i18n/usesStore.ts': imports('../store/settingsStore'),
  'src/store/usesRoutes.ts': imports('../routes/addresses'),
  'src/routes/usesScreens.ts': imports('../screens/tasks/TaskListScreen'),
  'src/routes/usesApp.ts': imports('../app/Screen'),
  'src/domain/usesLazyModule.ts': imports('../lazyModule'),
  'src/store/usesUi.ts': imports('../ui/Button'),
  'src/store/usesScreens.ts': imports('../screens/tasks/TaskListScreen'),
  'src/store/usesLocalStorage.ts': "export const raw = () => localStorage.getItem('tasks');\n",
  'src/ui/usesI18n.ts': imports('../i18n/pl'),
  'src/ui/usesStore.ts': imports('../store/taskStore'),
  'src/ui/usesStorage.ts': imports('../storage/browser/localValue'),
  'src/ui/usesScreens.ts': imports('../screens/tasks/TaskListScreen'),
  'src/firstPaint/usesScreens.ts': imports('../screens/tasks/list/PlainRows'),
  'src/firstPaint/usesRoutes.ts': imports('../routes/addresses'),
  'src/firstPaint/usesReact.ts': imports('react'),
  'src/domain/usesFirstPaint.ts': imports('../firstPaint/painted'),
  'src/storage/usesFirstPaint.ts': imports('../firstPaint/painted'),
  'src/store/usesFirstPaint.ts': imports('../firstPaint/painted'),
  'src/ui/usesFirstPaint.ts': imports('../firstPaint/painted'),
  'src/routes/usesFirstPaint.ts': imports('../firstPaint/painted'),
  'src/screens/tasks/usesApp.ts': imports('../../app/showSettings'),
  'src/screens/tasks/usesAnotherScreen.ts': imports('../author/AuthorScreen'),
  'src/screens/tasks/order/usesAnotherScreen.ts': imports('../../author/AuthorScreen'),
  'src/screens/tasks/usesWindowStorage.ts':
    'export const raw = () => window.localStorage.length;\n',
  'src/app/usesIndexedDB.ts': "export const open = () => indexedDB.open('tasks');\n",
};

/** @type {Record<string, string>} Each passes the rules. */
const right = {
  'src/domain/change.ts': imports('./task'),
  'src/storage/usesLazyModule.ts': imports('../lazyModule'),
  'src/routes/usesStore.ts': imports('../store/taskStore'),
  'src/storage/usesDomain.ts': imports('../domain/task') + 'localStorage.clear();\n',
  'src/store/usesStorage.ts': imports('../storage/browser/localValue'),
  'src/store/usesI18n.ts': imports('../i18n/language'),
  'src/ui/usesDomain.ts': imports('../domain/task'),
  'src/screens/tasks/usesStore.ts': imports('../../store/taskStore'),
  'src/screens/tasks/usesItself.ts': imports('./TaskListScreen'),
  'src/screens/tasks/usesItsFolder.ts': imports('./list/rowKeys'),
  'src/screens/tasks/order/usesItsScreen.ts': imports('../row/TaskRow'),
  'src/firstPaint/usesStorage.ts': imports('../storage/browser/localValue'),
  'src/screens/tasks/usesFirstPaint.ts': imports('../../firstPaint/painted'),
  'src/app/usesScreens.ts': imports('../screens/tasks/TaskListScreen'),
};

const folder = mkdtempSync(join(tmpdir(), 'layers-'));
afterAll(() => rmSync(folder, { recursive: true }));
for (const [file, text] of Object.entries({ ...wrong, ...right })) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

/** @param {string} config @returns {{ files: string[], status: number | null }} */
function lint(config) {
  writeFileSync(join(folder, '.oxlintrc.json'), config);
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
  const { stdout, status } = spawnSync(process.execPath, [oxlint, '-f', 'json'], {
    cwd: folder,
    encoding: 'utf8',
  });
  /** @type {{ diagnostics: { filename: string }[] }} */
  const { diagnostics } = JSON.parse(stdout);
  return { files: [...new Set(diagnostics.map(({ filename }) => filename))].toSorted(), status };
}

const ownRules = join(root, 'scripts/lint/layers.mjs');
const config = readFileSync(join(root, '.oxlintrc.json'), 'utf8').replace(
  './scripts/lint/layers.mjs',
  ownRules.replaceAll('\\', '/'),
);

test('lint refuses every import, global and random number against the layers', () => {
  const { files, status } = lint(config);
  expect(files).toEqual(Object.keys(wrong).toSorted());
  expect(status).toBe(1);
});

test('the same files pass without the layer rules', () => {
  const without = config
    .replace('"layers/direction": [\n      "error"', '"layers/direction": [\n      "off"')
    .replaceAll(/"files": \["src[^\]]*\]/g, '"files": ["none"]');
  expect(lint(without).files).toEqual([]);
});
