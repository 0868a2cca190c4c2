import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyTexts } from './anyTexts.testing';
import { write } from './formats';
import { readPaste } from './paste';

const contents = (text: string) => readPaste(text)?.map(({ content }) => content);

test.each(['milk', '- milk', 'milk\n', '\r\n milk \n\n', '', ' \n '])(
  '%j is one line at most, and ordinary typing',
  (text) => {
    expect(readPaste(text)).toBeNull();
  },
);

test.each(['\n', '\r\n', '\r', '\n \n\n'])('lines are parted by %j', (lineBreak) => {
  expect(contents(`milk${lineBreak}bread`)).toEqual(['milk', 'bread']);
});

test.each(['- ', '* ', '+ ', '• ', '•\t', '1. ', '12) ', '  - '])(
  '%j before a text goes',
  (bullet) => {
    expect(contents(`${bullet}milk\n${bullet}2 eggs`)).toEqual(['milk', '2 eggs']);
  },
);

test.each(['-milk', '*milk*', '1.5 l of milk', '2 eggs', '--', '[xy] milk', '[x]milk'])(
  '%j is no bullet and no box, and stays',
  (text) => {
    expect(contents(`${text}\nbread`)).toEqual([text, 'bread']);
  },
);

test('a box goes, and a ticked one is done', () => {
  expect(readPaste('[ ] milk\n[x] bread\n- [X] tea\n1. [ ] eggs\n[] jam')).toEqual([
    { content: 'milk', done: false },
    { content: 'bread', done: true },
    { content: 'tea', done: true },
    { content: 'eggs', done: false },
    { content: 'jam', done: false },
  ]);
});

test('a bullet or a box without a text is no task', () => {
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

test('a list copied as Markdown is pasted the same, but for tasks without a text', () => {
  fc.assert(
    fc.property(anyTexts, (tasks) => {
      const text = write(tasks, 'markdown');
      const isOneLine = text.trim().split('\n').length === 1;
      const expected = tasks
        .map(({ content, done }) => ({ content, done }))
        .filter(({ content }) => content.trim() !== '');
      expect(readPaste(text)).toEqual(isOneLine ? null : expected);
    }),
    { numRuns: 1000 },
  );
});
