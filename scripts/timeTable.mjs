/**
 * How long each part took, as it stands in docs/testing.md.
 * @param {readonly { does: string, seconds: number, passed: number }[]} parts
 */
export function timeTable(parts) {
  const whole = parts.reduce((sum, { seconds }) => sum + seconds, 0);
  const tests = parts.reduce((sum, { passed }) => sum + passed, 0);
  const rows = [
    ['part', 'tests', 'time'],
    ...parts.map(({ does, passed, seconds }) => [does, passed ? String(passed) : '', say(seconds)]),
    ['all of it', String(tests), say(whole)],
  ];
  const widths = [0, 1, 2].map((column) =>
    Math.max(...rows.map((cells) => cells[column]?.length ?? 0)),
  );
  /** @param {readonly string[]} cells */
  const line = ([does = '', count = '', time = '']) =>
    `| ${does.padEnd(widths[0] ?? 0)} | ${count.padStart(widths[1] ?? 0)} | ${time.padStart(widths[2] ?? 0)} |`;
  const [head = [], ...body] = rows;
  const [first = 0, second = 0, third = 0] = widths;
  const rule = `| ${'-'.repeat(first)} | ${'-'.repeat(second - 1)}: | ${'-'.repeat(third - 1)}: |`;
  return [line(head), rule, ...body.map(line)].join('\n');
}

/** @param {number} seconds */
function say(seconds) {
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
