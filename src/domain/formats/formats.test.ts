import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { IncomingTask } from '../incomingTask';
import { anyTexts } from './anyTexts.testing';
import { recognise, write, type Format } from './formats';
import { importing } from '../importing';
import type { Tasks } from '../task';

const FORMATS: readonly Format[] = ['json', 'markdown', 'todoTxt'];

function tasksIn(text: string): readonly (IncomingTask | null)[] {
  const { items, read } = recognise(text, { isJson: false });
  return items.map(read);
}

/** As a file would carry it: a lone surrogate does not survive UTF-8. */
const onDisk = (text: string) => new TextDecoder().decode(new TextEncoder().encode(text));

describe.each(FORMATS)('%s', (format) => {
  test('gives the same list back from a file, whatever the texts are', () => {
    fc.assert(
      fc.property(anyTexts, (tasks) => {
        const incoming = tasksIn(onDisk(write(tasks, format)));
        const expected = tasks.map(({ content, done }) => ({ content, done }));
        expect(incoming.map((task) => task && { content: task.content, done: task.done })).toEqual(
          expected,
        );
      }),
      { numRuns: 1000 },
    );
  });

  test('writes a task of two lines as its format has them', () => {
    const tasks: Tasks = [{ id: 'a', content: 'two\nlines', done: true }];
    const lines = { json: 7, markdown: 2, todoTxt: 1 };
    expect(write(tasks, format).trimEnd().split('\n')).toHaveLength(lines[format]);
  });

  test('writes a task without a text as nothing that people could not read', () => {
    expect(write([{ id: 'a', content: '', done: false }], format)).not.toContain('&#');
  });
});

test('a backup gives the ids back, too', () => {
  fc.assert(
    fc.property(anyTexts, (tasks) => {
      const { items, read } = recognise(write(tasks, 'json'), { isJson: true });
      const incoming = items.map(read).filter((task) => task !== null);
      const { change } = importing([], incoming, () => 'new');
      expect(change).toEqual([{ type: 'put', tasks, place: { after: null, before: null } }]);
    }),
  );
});

const open = (content: string): IncomingTask => ({ content, done: false });
const done = (content: string): IncomingTask => ({ content, done: true });

describe('Markdown', () => {
  test('is written as a list of boxes', () => {
    const tasks = [
      { id: '1', content: 'milk', done: false },
      { id: '2', content: 'C:\\new *bold*', done: true },
    ];
    expect(write(tasks, 'markdown')).toBe('- [ ] milk\n- [x] C:\\new *bold*\n');
  });

  test('has the further lines of a task indented below the first', () => {
    const tasks = [
      { id: '1', content: 'shop\n- milk\n\n  tea \n\\- oats', done: false },
      { id: '2', content: '', done: true },
    ];
    const text = '- [ ] shop\n  \\- milk\n  \n    tea \n  \\\\- oats\n- [x]\n';
    expect(write(tasks, 'markdown')).toBe(text);
    expect(tasksIn(text)).toEqual([open(tasks[0]?.content ?? ''), done('')]);
  });

  test.each<[string, readonly (IncomingTask | null)[]]>([
    ['- [ ] milk\n- [X] tea', [open('milk'), done('tea')]],
    ['* [ ] milk\r\n\r\n  + [x] oat', [open('milk'), done('oat')]],
    ['1. [x] milk\n2. tea', [done('milk'), open('tea')]],
    ['# Shop\n\n- milk\n- tea', [open('milk'), open('tea')]],
    ['Some words\n- [ ] milk', [null, open('milk')]],
    ['- [ ]\n- [x] tea', [open(''), done('tea')]],
    [
      '- [ ] milk\n\n  two litres\n\ttoday\n# Tea\n  words',
      [open('milk\n\ntwo litres\ntoday'), null],
    ],
    ['- milk\n  two litres\n- tea', [open('milk\ntwo litres'), open('tea')]],
  ])('%j', (text, incoming) => {
    expect(tasksIn(text)).toEqual(incoming);
  });
});

describe('todo.txt', () => {
  test('is written as lines, with an x before what is done', () => {
    const tasks = [
      { id: '1', content: 'milk +shop @town', done: false },
      { id: '2', content: 'tea', done: true },
    ];
    expect(write(tasks, 'todoTxt')).toBe('milk +shop @town\nx tea\n');
  });

  test.each<[string, IncomingTask]>([
    ['Call Mum @phone +family', open('Call Mum @phone +family')],
    ['(A) Call Mum', open('Call Mum')],
    ['(B) 2026-03-01 Call Mum due:2026-04-01', open('Call Mum due:2026-04-01')],
    ['2026-03-01 Call Mum', open('Call Mum')],
    ['2026-03-01 2026-03-02 Call Mum', open('2026-03-02 Call Mum')],
    ['x Call Mum', done('Call Mum')],
    ['x 2026-03-02 Call Mum', done('Call Mum')],
    ['x 2026-03-02 2026-03-01 Call Mum', done('Call Mum')],
    ['x (A) 2026-03-02 2026-03-01 Call Mum', done('Call Mum')],
    ['xylophone lesson', open('xylophone lesson')],
    ['X marks the spot', open('X marks the spot')],
    ['(a) small letter', open('(a) small letter')],
    ['x', open('x')],
    ['C:\\new', open('C:\\new')],
  ])('%s', (line, task) => {
    expect(tasksIn(`${line}\n\nother`)).toEqual([task, open('other')]);
  });

  test('stays todo.txt when one of its lines has a bullet', () => {
    expect(tasksIn('milk\n- tea')).toEqual([open('milk'), open('- tea')]);
  });
});

describe('JSON', () => {
  test('is checked item by item', () => {
    expect(tasksIn('[{"id":"a","content":"milk","done":true},{"content":1},null]')).toEqual([
      { id: 'a', content: 'milk', done: true },
      null,
      null,
    ]);
  });
});

test.each(['', ' \n ', '{}', '{"tasks":[]}', '[]', '[{"id":"a","content":"mi', 'PNG\0\0\0'])(
  '%j holds nothing',
  (text) => {
    expect(tasksIn(text)).toEqual([]);
  },
);

test('any text can be read', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const task of tasksIn(text)) expect(typeof (task?.content ?? '')).toBe('string');
    }),
  );
});
