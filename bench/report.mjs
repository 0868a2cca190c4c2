import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { root } from '../scripts/environment.mjs';
import { runNode } from '../scripts/run.mjs';
import { actions } from './actions.mjs';
import { START_COUNTS } from './start.mjs';

/** @typedef {import('./measure.mjs').Figure} Figure */
/** @typedef {import('./measure.mjs').Result} Result */
/** @typedef {import('./start.mjs').Start} Start */
/** @typedef {'app' | 'baseline' | 'control'} Page */
/** @typedef {{ count: number, cold: Record<string, Figure>, app: Result, baseline: Result | null, control: Result | null }} Measured */

const file = join(root, 'docs/performance.md');
const [BEGIN, END] = ['<!-- written by npm run bench -->', '<!-- end -->'];
const ROWS = ['cold', 'warm', ...actions.map(({ name }) => name)];
/** Every action is compared with itself at this number of tasks. */
const USUAL = 20;

/** @param {Measured | undefined} measured @param {Page} page @param {string} row */
const figure = (measured, page, row) =>
  row === 'cold' ? measured?.cold[page] : measured?.[page]?.times[row];

/** @param {number} value */
const whole = (value) => Math.round(value).toLocaleString('en');
/** @param {Figure | undefined} time */
const median = (time) => (time ? whole(time.value) : '–');
/** @param {Figure | undefined} time */
const medianAndWorst = (time) => (time ? `${whole(time.value)} (${whole(time.worst)})` : '–');
/** @param {Figure | undefined} a @param {Figure | undefined} b */
const ratio = (a, b) => (a && b ? (a.value / b.value).toFixed(2) : '–');
/** Browsers report tasks from 50 ms on. @param {number | undefined} ms */
const longest = (ms) => (ms === undefined ? '–' : ms === 0 ? '<50' : whole(ms));

/** @param {readonly string[]} head @param {readonly (readonly string[])[]} rows */
function table(head, rows) {
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** @param {readonly Measured[]} all @param {(measured: Measured, row: string) => string} cell */
function byAction(all, cell) {
  return table(
    ['tasks', ...all.map(({ count }) => whole(count))],
    ROWS.map((row) => [row, ...all.map((measured) => cell(measured, row))]),
  );
}

/** Medians of the app at every size, its worst time, and the control. @param {readonly Measured[]} all */
function summary(all) {
  const withControl = all.filter((measured) => measured.control);
  const controls = withControl.filter(
    (measured) => measured.count === USUAL || measured === withControl.at(-1),
  );
  const worst = (/** @type {string} */ row) =>
    whole(Math.max(...all.map((measured) => figure(measured, 'app', row)?.worst ?? 0)));
  const head = ['tasks', ...all.map(({ count }) => whole(count)), 'worst'];
  const times = ROWS.map((row) => [
    row,
    ...all.map((measured) => median(figure(measured, 'app', row))),
    worst(row),
    ...controls.map((measured) => median(figure(measured, 'control', row))),
  ]);
  const tasks = all.map(({ app }) => app.longestTask);
  return table(
    [...head, ...controls.map(({ count }) => `control, ${whole(count)}`)],
    [
      ...times,
      [
        'longest task',
        ...[
          ...tasks,
          Math.max(...tasks),
          ...controls.map(({ control }) => control?.longestTask),
        ].map(longest),
      ],
    ],
  );
}

/**
 * The cost of a visit before the list can be used, for each page.
 * @param {readonly Measured[]} all @param {Record<string, Start>} starts
 */
function startTable(all, starts) {
  const names = Object.keys(starts);
  /** @param {string} label @param {(start: Start, name: string) => string} cell */
  const row = (label, cell) => [
    label,
    ...Object.entries(starts).map(([name, start]) => cell(start, name)),
  ];
  return table(
    ['start', ...names],
    [
      row('scripts, KB', ({ javaScript }) => javaScript.toFixed(1)),
      row('styles, KB', ({ styles }) => styles.toFixed(1)),
      ...START_COUNTS.flatMap((count) => [
        row(`longest task, ${count} tasks`, ({ blocked }) =>
          longest(blocked[count]?.longest.value),
        ),
        row(`above 50 ms, ${count} tasks`, ({ blocked }) => median(blocked[count]?.sum)),
      ]),
      ...all.map((measured) =>
        row(`first row, ${whole(measured.count)} tasks`, (_, name) => median(measured.cold[name])),
      ),
    ],
  );
}

/** @param {readonly Measured[]} all */
function sizes(all) {
  return table(
    ['tasks', 'nodes', 'heap, MB', 'text, MB'],
    all.map(({ count, app }) => [
      whole(count),
      whole(app.nodes),
      app.heapMB.toFixed(1),
      app.textMB.toFixed(2),
    ]),
  );
}

/**
 * Prints every table, and writes the summary to the document.
 * @param {readonly Measured[]} all @param {Record<string, Start>} starts
 * @param {{ version: string, isSaved: boolean }} run
 */
export function report(all, starts, { version, isSaved }) {
  const usual = all.find(({ count }) => count === USUAL);
  /** @type {Page[]} */
  const known = ['app', 'control', 'baseline'];
  const pages = known.filter((page) => all.some((measured) => measured[page]));
  const details = [
    ...pages.flatMap((page) => [
      `Milliseconds of the ${page}, median (worst):`,
      byAction(all, (measured, row) => medianAndWorst(figure(measured, page, row))),
    ]),
    `The app as ratios to ${USUAL} tasks:`,
    byAction(all, (measured, row) =>
      ratio(figure(measured, 'app', row), figure(usual, 'app', row)),
    ),
    ...pages
      .slice(1)
      .flatMap((page) => [
        `The app as ratios to the ${page}:`,
        byAction(all, (measured, row) =>
          ratio(figure(measured, 'app', row), figure(measured, page, row)),
        ),
      ]),
    sizes(all),
  ];
  const { model } = cpus()[0] ?? { model: 'unknown' };
  const machine = `${cpus().length} cores${model.includes('unknown') ? '' : ` (${model})`}`;
  const text = [
    `Milliseconds, medians; ${new Date().toISOString().slice(0, 10)}, Chromium ${version}, Node ${process.versions.node}, ${machine}.`,
    summary(all),
    'Before the list can be used: a first visit with a processor four times slower, except the first row; KB are gzipped.',
    startTable(all, starts),
  ].join('\n\n');
  console.log([...details, text].join('\n\n'));
  if (isSaved) write(text);
}

/** @param {string} text */
function write(text) {
  const [before, rest = ''] = readFileSync(file, 'utf8').split(BEGIN);
  const after = rest.slice(rest.indexOf(END));
  writeFileSync(file, `${before}${BEGIN}\n\n${text}\n\n${after}`);
  runNode(['node_modules/oxfmt/bin/oxfmt', file]);
}
