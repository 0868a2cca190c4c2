import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { root } from '../scripts/environment.mjs';
import { runNode } from '../scripts/run.mjs';
import { actions } from './actions.mjs';

/** @typedef {import('./measure.mjs').Figure} Figure */
/** @typedef {import('./measure.mjs').Result} Result */
/** @typedef {{ count: number, cold: Record<string, Figure>, app: Result, baseline: Result | null, control: Result | null }} Measured */

const file = join(root, 'docs/performance.md');
const [BEGIN, END] = ['<!-- written by npm run bench -->', '<!-- end -->'];
const COLUMNS = ['warm', ...actions.map(({ name }) => name)];
/** Every action is compared with itself at this number of tasks. */
const USUAL = 20;

/** @param {number} value */
const whole = (value) => Math.round(value).toLocaleString('en');
/** @param {Figure | undefined} figure */
const time = (figure) => (figure ? `${whole(figure.value)} (${whole(figure.worst)})` : '–');
/** @param {Figure | undefined} a @param {Figure | undefined} b */
const ratio = (a, b) => (a && b ? (a.value / b.value).toFixed(2) : '–');

/** @param {readonly string[]} head @param {readonly (readonly string[])[]} rows */
function table(head, rows) {
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** @param {readonly Measured[]} measured */
function times(measured) {
  return table(
    ['', 'tasks', 'cold', ...COLUMNS, 'longest task'],
    measured.flatMap(({ count, cold, app, baseline, control }) =>
      Object.entries({ app, baseline, control }).flatMap(([name, result]) => {
        if (!result) return [];
        const longest = result.longestTask === 0 ? 'under 50' : whole(result.longestTask);
        const figures = [cold[name], ...COLUMNS.map((column) => result.times[column])];
        return [[name, whole(count), ...figures.map(time), longest]];
      }),
    ),
  );
}

/** @param {readonly Measured[]} measured */
function ratiosToUsual(measured) {
  const usual = measured.find(({ count }) => count === USUAL);
  return table(
    ['tasks', ...COLUMNS],
    measured.map(({ count, app }) => [
      whole(count),
      ...COLUMNS.map((column) => ratio(app.times[column], usual?.app.times[column])),
    ]),
  );
}

/** @param {readonly Measured[]} measured @param {'baseline' | 'control'} other */
function ratiosTo(measured, other) {
  return table(
    ['tasks', ...COLUMNS],
    measured.flatMap(({ count, app, [other]: result }) =>
      result
        ? [
            [
              whole(count),
              ...COLUMNS.map((column) => ratio(app.times[column], result.times[column])),
            ],
          ]
        : [],
    ),
  );
}

/** @param {readonly Measured[]} measured */
function sizes(measured) {
  return table(
    ['tasks', 'nodes', 'heap, MB', 'text, MB'],
    measured.map(({ count, app }) => [
      whole(count),
      whole(app.nodes),
      app.heapMB.toFixed(1),
      app.textMB.toFixed(2),
    ]),
  );
}

/**
 * Prints every table, and writes the times alone to the document.
 * @param {readonly Measured[]} measured @param {{ version: string, isKept: boolean }} run
 */
export function report(measured, { version, isKept }) {
  const { model } = cpus()[0] ?? { model: 'unknown' };
  const machine = `${cpus().length} cores${model.includes('unknown') ? '' : ` (${model})`}`;
  const text = [
    `${new Date().toISOString().slice(0, 10)}, Chromium ${version}, Node ${process.versions.node}, ${machine}. Milliseconds: median (worst).`,
    times(measured),
  ].join('\n\n');
  const ratios = [
    `The app as ratios to ${USUAL} tasks:`,
    ratiosToUsual(measured),
    'The app as ratios to the control:',
    ratiosTo(measured, 'control'),
    ...(measured.some(({ baseline }) => baseline)
      ? ['The app as ratios to the baseline:', ratiosTo(measured, 'baseline')]
      : []),
    sizes(measured),
  ].join('\n\n');
  console.log(`${text}\n\n${ratios}`);
  if (isKept) write(text);
}

/** @param {string} text */
function write(text) {
  const [before, rest = ''] = readFileSync(file, 'utf8').split(BEGIN);
  const after = rest.slice(rest.indexOf(END));
  writeFileSync(file, `${before}${BEGIN}\n\n${text}\n\n${after}`);
  runNode(['node_modules/oxfmt/bin/oxfmt', file]);
}
