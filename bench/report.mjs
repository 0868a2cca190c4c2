import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { root } from '../scripts/environment.mjs';
import { runNode } from '../scripts/run.mjs';

/** @typedef {{ count: number, tries: number, isControl: boolean } & import('./measure.mjs').Result} Row */

const file = join(root, 'docs/performance.md');
const [BEGIN, END] = ['<!-- written by npm run bench -->', '<!-- end -->'];
const COLUMNS = ['open', 'add', 'toggle', 'edit', 'remove', 'search', 'hide done'];

/** @param {number} value */
const whole = (value) => Math.round(value).toLocaleString('en');

/** @param {readonly string[]} cells */
const line = (cells) => `| ${cells.join(' | ')} |`;

/** @param {Row} row */
function cellsOf({ count, isControl, times, longestTask, nodes, heapMB, textMB }) {
  const figures = COLUMNS.map((name) => {
    const figure = times[name];
    return figure ? `${whole(figure.value)} (${whole(figure.worst)})` : '–';
  });
  const longest = longestTask === 0 ? 'under 50' : whole(longestTask);
  return [
    isControl ? 'control' : 'app',
    whole(count),
    ...figures,
    count === 0 ? '–' : longest,
    whole(nodes),
    heapMB.toFixed(1),
    textMB.toFixed(2),
  ];
}

/** @param {readonly Row[]} rows @param {number} count */
function ratiosOf(rows, count) {
  const at = (/** @type {number} */ wanted) =>
    rows.find((row) => !row.isControl && row.count === wanted);
  const [small, large, empty] = [at(100), at(count), at(0)];
  if (!small || !large || !empty) return [];
  const ratios = COLUMNS.map((name) => {
    const [before, after] = [(name === 'open' ? empty : small).times[name], large.times[name]];
    return before && after ? (after.value / before.value).toFixed(2) : '–';
  });
  return [line([whole(count), ...ratios])];
}

/** @param {readonly Row[]} rows @param {string} version Of the browser. */
export function report(rows, version) {
  const head = ['', 'tasks', ...COLUMNS, 'longest task', 'nodes', 'heap, MB', 'text, MB'];
  const ratioHead = ['tasks', ...COLUMNS];
  const { model } = cpus()[0] ?? { model: 'unknown' };
  const text = [
    `${new Date().toISOString().slice(0, 10)}, Chromium ${version}, Node ${process.versions.node}, ${cpus().length} cores${model.includes('unknown') ? '' : ` (${model})`}. Milliseconds: median (worst).`,
    '',
    line(head),
    line(head.map(() => '---')),
    ...rows.map((row) => line(cellsOf(row))),
    '',
    'The same as ratios: an action to the one at 100 tasks, opening to that of an empty list.',
    '',
    line(ratioHead),
    line(ratioHead.map(() => '---')),
    ...[300, 1000, 10_000, 50_000].flatMap((count) => ratiosOf(rows, count)),
  ].join('\n');
  console.log(text);
  const isWhole = rows.some(({ isControl }) => isControl);
  if (isWhole && existsSync(file)) write(text);
}

/** @param {string} text */
function write(text) {
  const [before, rest = ''] = readFileSync(file, 'utf8').split(BEGIN);
  const after = rest.slice(rest.indexOf(END));
  writeFileSync(file, `${before}${BEGIN}\n\n${text}\n\n${after}`);
  runNode(['node_modules/oxfmt/bin/oxfmt', file]);
}
