import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyTexts } from './anyTexts.testing';
import { plainLines } from './lines';
import { writeMarkdown } from './markdown';
import { readPaste } from './paste';

const contents = (text: string) => readPaste(text).map(({ content }) => content);

test.each(['\n', '\r\n', '\r', '\n \n\n'])('%j separates lines', (lineBreak) => {
  expect(contents(`milk${lineBreak}bread`)).toEqual(['milk', 'bread']);
});

test.each(['- ', '* ', '+ ', '• ', '•\t', '1. ', '12) ', '  - '])(
  '%j before a text is removed',
  (bullet) => {
    expect(contents(`${bullet}milk\n${bullet}2 eggs`)).toEqual(['milk', '2 eggs']);
  },
);

test.each(['-milk', '*milk*', '1.5 l of milk', '2 eggs', '--', '[xy] milk', '[x]milk'])(
  '%j is neither a bullet nor a checkbox, and stays',
  (text) => {
    expect(contents(`${text}\nbread`)).toEqual([text, 'bread']);
  },
);

test('a checkbox is removed, and a ticked one makes the task done', () => {
  expect(readPaste('[ ] milk\n[x] bread\n- [X] tea\n1. [ ] eggs\n[] jam')).toEqual([
    { content: 'milk', done: false },
    { content: 'bread', done: true },
    { content: 'tea', done: true },
    { content: 'eggs', done: false },
    { content: 'jam', done: false },
  ]);
});

test('a bullet or checkbox without a text is not a task', () => {
  expect(contents('- milk\n-\n- [ ]\n[x]\nbread')).toEqual(['milk', 'bread']);
});

test('indented lines below a bullet belong to its task', () => {
  expect(readPaste('- [x] shop\n  two litres\n\n\ttoday\n- tea\nbread\n  jam')).toEqual([
    { content: 'shop\ntwo litres\n\ntoday', done: true },
    { content: 'tea', done: false },
    { content: 'bread', done: false },
    { content: 'jam', done: false },
  ]);
  expect(contents('- [ ] one task\n  of two lines\n')).toEqual(['one task\nof two lines']);
});

test.each([
  ['1. milk\n   two litres', 'milk\ntwo litres'],
  ['12) milk\n    two litres', 'milk\ntwo litres'],
  ['- milk \n  two litres ', 'milk\ntwo litres'],
  ['  - milk\n    two litres', 'milk\ntwo litres'],
  ['\t- milk\n\t\ttwo litres', 'milk\ntwo litres'],
  ['☐ milk\n  two litres', 'milk\ntwo litres'],
])('a wrapped bullet keeps no stray space: %j', (text, content) => {
  expect(contents(text)).toEqual([content]);
});

test.each([
  ['☐ milk', { content: 'milk', done: false }],
  ['☑ milk', { content: 'milk', done: true }],
  ['✓ milk', { content: 'milk', done: true }],
  ['✔\ufe0f milk', { content: 'milk', done: true }],
  ['• ☑ milk', { content: 'milk', done: true }],
  ['x 2026-03-02 milk', { content: 'milk', done: true }],
  ['x 2026-03-02 2026-03-01 milk', { content: 'milk', done: true }],
  ['x marks the spot', { content: 'x marks the spot', done: false }],
  ['2026-03-02 milk', { content: '2026-03-02 milk', done: false }],
])('the sign of %j says whether the task is done', (line, task) => {
  expect(readPaste(`${line}\nbread`)).toEqual([task, { content: 'bread', done: false }]);
});

test.each([
  ['milk\t2 l\nbread\t\trye\n', ['milk, 2 l', 'bread, rye']],
  ['\tmilk\t2 l\nbread\t', ['milk, 2 l', 'bread']],
  ['"two\nlines"\t5\nbread\t"', ['two\nlines, 5', 'bread, "']],
  ['Shop\n\tmilk\n\ttea', ['Shop', 'milk', 'tea']],
  ['- milk\t2 l\n- bread', ['milk\t2 l', 'bread']],
])('joins the cells of each row: %j', (text, expected) => {
  expect(contents(text)).toEqual(expected);
});

test('a list copied as Markdown pastes as the same list, except for blank tasks and trailing spaces', () => {
  fc.assert(
    fc.property(anyTexts, (tasks) => {
      const text = writeMarkdown(tasks);
      const expected = tasks
        .map(({ content, done }) => ({ content: plainLines(content).join('\n'), done }))
        .filter(({ content }) => content !== '');
      expect(readPaste(text)).toEqual(expected);
    }),
    { numRuns: 1000 },
  );
});
