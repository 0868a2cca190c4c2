/**
 * The promises of docs/storage.md and docs/protection.md have numbers, which titles of tests cite:
 * `[C3, L6] …`. A promise that rests on another one, `(C3)`, is tested there. The list of what is not
 * covered has numbers, too, which need no test.
 * @typedef {{ name: string, text: string }} File
 */

const ROW = /^\| ([A-Z]\d+) +\|(.*)$/gm;
const RESTS_ON_ANOTHER = /\([A-Z]\d+(, [A-Z]\d+)*\)/;
const NOT_COVERED = /^- ([A-Z]\d+): /gm;
const TITLE = /["'`]\[([A-Z]\d+(?:, [A-Z]\d+)*)\] /g;

/**
 * Promises of the documents that no test cites, and numbers in tests that no document promises.
 * @param {{ documents: readonly File[], tests: readonly File[] }} files
 */
export function citationFaults({ documents, tests }) {
  const rows = documents.flatMap(({ text }) => [...text.matchAll(ROW)]);
  const promised = rows.map(([, number = '']) => number);
  const proven = rows
    .filter(([, , promise = '']) => RESTS_ON_ANOTHER.test(promise))
    .map(([, number]) => number);
  const known = new Set([...promised, ...documents.flatMap(({ text }) => all(text, NOT_COVERED))]);
  const cited = tests.flatMap(({ name, text }) =>
    all(text, TITLE).flatMap((list) => list.split(', ').map((number) => ({ name, number }))),
  );
  const tested = new Set([...proven, ...cited.map(({ number }) => number)]);
  return [
    ...promised.filter((number) => !tested.has(number)).map((number) => `no test cites ${number}`),
    ...promised
      .filter((number, index) => promised.indexOf(number) !== index)
      .map((number) => `${number} is promised twice`),
    ...cited
      .filter(({ number }) => !known.has(number))
      .map(({ name, number }) => `${name} cites ${number}, which is nowhere`),
  ];
}

/** @param {string} text @param {RegExp} pattern */
const all = (text, pattern) => [...text.matchAll(pattern)].map(([, match = '']) => match);
