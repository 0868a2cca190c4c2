import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { importing } from '../importing';
import type { IncomingTask, Task, Tasks } from '../task';
import { anyTexts } from './anyTexts.testing';
import { writeBackup } from './backup';
import { writeMarkdown } from './markdown';
import { recognise } from './recognise';
import { writeTodoTxt } from './todoTxt';

function tasksIn(text: string): readonly (IncomingTask | null)[] {
  const reading = recognise(text, 'text');
  if (typeof reading === 'string') return [];
  return Array.from({ length: reading.count }, (_, index) => reading.read(index));
}

const textsOf = (tasks: readonly (IncomingTask | null)[]) =>
  tasks.map((task) => task && { content: task.content, done: task.done });

/** A lone surrogate does not survive UTF-8. */
const onDisk = (text: string) => new TextDecoder().decode(new TextEncoder().encode(text));

const task = (content: string, done = false): Task => ({ id: content, content, done });

describe('a backup', () => {
  test('restores the same list from a file, to the last character, with its ids', () => {
    fc.assert(
      fc.property(anyTexts, (tasks) => {
        const incoming = tasksIn(onDisk(writeBackup(tasks))).filter((item) => item !== null);
        const { change } = importing([], incoming, () => 'new');
        expect(change).toEqual([{ type: 'put', tasks, place: { after: null, before: null } }]);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('Markdown', () => {
  test('is written as a list of checkboxes, and as plain text', () => {
    const tasks = [task('milk'), task('C:\\new *bold* & 1. &#10;', true), task('', true)];
    expect(writeMarkdown(tasks)).toBe('- [ ] milk\n- [x] C:\\new *bold* & 1. &#10;\n- [x]\n');
  });

  test('indents the further lines of a task below the first', () => {
    const content = 'shop\n- milk\n\n  tea\n\\- oats';
    const text = '- [ ] shop\n  \\- milk\n\n    tea\n  \\\\- oats\n';
    expect(writeMarkdown([task(content)])).toBe(text);
    expect(tasksIn(text)).toEqual([{ content, done: false }]);
  });

  test('restores every text, except for spaces at the ends of lines', () => {
    fc.assert(
      fc.property(anyTexts, (tasks) => {
        const expected = tasks.map(({ content, done }) => ({
          content: onDisk(content)
            .replaceAll('\0', '')
            .trim()
            .split(/\r\n|[\r\n]/)
            .map((line) => line.trimEnd())
            .join('\n'),
          done,
        }));
        expect(textsOf(tasksIn(onDisk(writeMarkdown(tasks))))).toEqual(expected);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('todo.txt', () => {
  test('is written as plain lines, with an x before done tasks', () => {
    const tasks = [
      task('milk +shop @town'),
      task('tea', true),
      task(' two \n\n lines\r\nand a third '),
      task(' '),
      task('1. (A) &#40;'),
    ];
    expect(writeTodoTxt(tasks)).toBe(
      'milk +shop @town\nx tea\ntwo lines and a third\n1. (A) &#40;\n',
    );
  });

  test('restores simple texts', () => {
    const anyWords = fc
      .array(fc.stringMatching(/^[a-wyzA-Z+@ąéñ]{1,6}$/), { minLength: 1, maxLength: 4 })
      .map((words) => words.join(' '));
    const anyTasks: fc.Arbitrary<Tasks> = fc.array(
      fc.record({ id: fc.uuid(), content: anyWords, done: fc.boolean() }),
      { minLength: 1 },
    );
    fc.assert(
      fc.property(anyTasks, (tasks) => {
        expect(tasksIn(writeTodoTxt(tasks))).toEqual(textsOf(tasks));
      }),
    );
  });
});
