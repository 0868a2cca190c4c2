import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { IncomingTask } from '../task';
import type { FileFault } from './decodeText';
import { recognise, type NamedAs } from './recognise';

function readingOf(text: string, namedAs: NamedAs = 'text') {
  const reading = recognise(text, namedAs);
  if (typeof reading === 'string') return reading;
  return Array.from({ length: reading.count }, (_, index) => reading.read(index));
}

const open = (content: string): IncomingTask => ({ content, done: false });
const done = (content: string): IncomingTask => ({ content, done: true });

describe('Markdown', () => {
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
    ['- milk \n  two litres\n- tea', [open('milk\ntwo litres'), open('tea')]],
    ['- ☑ milk\n- tea', [done('milk'), open('tea')]],
  ])('%j', (text, incoming) => {
    expect(readingOf(text)).toEqual(incoming);
  });
});

describe('todo.txt', () => {
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
    ['42', open('42')],
    ['C:\\new &#10;', open('C:\\new &#10;')],
    ['☑ Call Mum', done('Call Mum')],
    ['[ ] Call Mum', open('Call Mum')],
  ])('%s', (line, task) => {
    expect(readingOf(`${line}\n\nother`)).toEqual([task, open('other')]);
  });

  test('stays todo.txt when one of its lines has a bullet', () => {
    expect(readingOf('milk\n- tea')).toEqual([open('milk'), open('- tea')]);
  });
});

test('JSON is checked item by item', () => {
  expect(readingOf('[{"id":"a","content":"milk","done":true},{"content":1},null]')).toEqual([
    { id: 'a', content: 'milk', done: true },
    null,
    null,
  ]);
});

describe('a file without tasks is refused with its fault', () => {
  const BACKUP = JSON.stringify([{ id: 'a', content: 'milk', done: true }], null, 2);

  test.each<[string, NamedAs, FileFault]>([
    ['', 'text', 'empty'],
    [' \r\n ', 'json', 'empty'],
    ['PNG\0\0\0', 'text', 'notText'],
    ['{"kind":"tasks#taskLists","items":[{"title":"milk"}]}', 'json', 'foreign'],
    ['{"name":"package"}', 'text', 'foreign'],
    ['[1,2]', 'text', 'foreign'],
    ['42', 'json', 'foreign'],
    ['milk', 'json', 'foreign'],
    ['<?xml version="1.0"?><opml></opml>', 'text', 'foreign'],
    ['BEGIN:VCALENDAR\nEND:VCALENDAR', 'text', 'foreign'],
    ['{\\rtf1\\ansi milk}', 'text', 'foreign'],
    ['\n<!DOCTYPE html><p>milk', 'text', 'webPage'],
    ['<html lang="en"><p>milk', 'text', 'webPage'],
    ['<p>milk</p>', 'html', 'webPage'],
  ])('%j, as %s: %s', (text, namedAs, fault) => {
    expect(readingOf(text, namedAs)).toBe(fault);
  });

  test('a backup is recognised as cut off wherever it ends after its first letters', () => {
    for (let length = 5; length < BACKUP.length; length += 1) {
      expect(readingOf(BACKUP.slice(0, length))).toBe('cutOff');
    }
  });

  test('an empty list is read as having no tasks', () => {
    expect(readingOf('[]', 'json')).toEqual([]);
  });
});

describe('CSV', () => {
  const TODOIST = [
    'TYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG,TIMEZONE',
    'meta,view_style=list,,,,,,,,',
    'section,Shop,,,,,,,,',
    'task,"milk, 2 l","half ""fat""",4,1,Ann (1),,,en,Europe/Warsaw',
    'note,a comment,,,,Ann (1),,,,',
    ',,,,,,,,,',
    'task,"two',
    'lines",,1,1,Ann (1),,tomorrow,en,Europe/Warsaw',
    '',
  ].join('\r\n');

  test.each<NamedAs>(['csv', 'text'])('of Todoist, in a file named as %s', (namedAs) => {
    expect(readingOf(TODOIST, namedAs)).toEqual([
      null,
      null,
      open('milk, 2 l'),
      null,
      open('two\nlines'),
    ]);
  });

  test.each<[string, string, IncomingTask]>([
    ['the column of the text by its name', 'Id;Title;Due\n7;milk;Monday', open('milk')],
    ['in Polish', '"Zadanie";"Termin"\n"mleko";"jutro"', open('mleko')],
    ['in Spanish', 'Nombre\tFecha\nleche\tmañana', open('leche')],
    ['one column', 'Task\nmilk', open('milk')],
    ['the more specific name first', 'Name,Task\nAnn,milk', open('milk')],
    ['a column of done tasks', 'Task,Done\nmilk,TRUE', done('milk')],
    ['or of open ones', 'Task,Status\nmilk,in progress', open('milk')],
  ])('a header gives %s', (_what, text, task) => {
    expect(readingOf(text, 'csv')).toEqual([task]);
  });

  test('without a header the joined cells of every row are a task', () => {
    expect(readingOf('milk,2 l\n"bread, rye",\n', 'csv')).toEqual([
      open('milk, 2 l'),
      open('bread, rye'),
    ]);
  });

  test.each(['task, name\nmilk, 2 l', 'title,name,due\nmilk', 'ask, Tom, today\na, b, c'])(
    'a text with another name needs a header of three columns and rows of the same width: %j',
    (text) => {
      expect(readingOf(text)).toEqual(text.split('\n').map(open));
    },
  );
});

test('any text is read without an error', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.constantFrom<NamedAs>('text', 'csv', 'html', 'json'),
      (text, namedAs) => {
        const reading = readingOf(text, namedAs);
        if (typeof reading === 'string') return;
        for (const task of reading) expect(typeof (task?.content ?? '')).toBe('string');
      },
    ),
  );
});
