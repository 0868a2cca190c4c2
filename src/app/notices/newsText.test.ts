import { describe, expect, test } from 'vitest';
import type { FileFault } from '../../domain/formats/fileFault';
import { en } from '../../i18n/en';
import { es } from '../../i18n/es';
import { pl } from '../../i18n/pl';
import type { Told } from '../../store/news';
import { newsText } from './newsText';

test('what breaks is not called a part that did not come', () => {
  const error = new RangeError('Array buffer allocation failed');
  expect(newsText(en, { type: 'failed', error })).toBe(
    'Something broke. Array buffer allocation failed',
  );
});

describe('a file that brings no tasks', () => {
  test.each<[FileFault, string]>([
    ['empty', 'This file is empty.'],
    ['noTasks', 'This file has no tasks in it.'],
    ['cutOff', 'This file is cut off or damaged.'],
    ['notText', 'This file is not a text file.'],
    ['encoding', 'This file is not saved as UTF-8. Save it again as UTF-8 text.'],
    [
      'foreign',
      'This file is in the format of another program, which this application cannot read.',
    ],
    ['webPage', 'This file is a web page, not a list of tasks.'],
    ['unreadable', 'This file could not be read.'],
  ])('is named for what it is: %s', (fault, sentence) => {
    expect(newsText(en, { type: 'refused', files: [{ name: null, fault }] })).toBe(
      `${sentence} Your list has not changed.`,
    );
  });

  const files = ['a.png', 'b.png', 'c.png', 'd.png', 'e.png'].map((name) => ({
    name,
    fault: 'notText' as const,
  }));

  test('is named by its name when there are several, of which three are enough', () => {
    expect(newsText(en, { type: 'refused', files })).toBe(
      '“a.png” is not a text file. “b.png” is not a text file. “c.png” is not a text file. And 2 more. Your list has not changed.',
    );
  });
});

describe('an import', () => {
  const imported: Extract<Told, { type: 'imported' }> = {
    type: 'imported',
    added: 0,
    updated: 0,
    known: 16,
    skipped: 0,
    refused: [],
    leftOut: null,
    repeated: null,
  };

  test('says in every language that there was nothing new', () => {
    expect([en, pl, es].map((messages) => newsText(messages, imported))).toEqual([
      'Nothing new: all 16\u00a0tasks are already on your list',
      'Nic nowego: wszystkie zadania (16) są już na liście',
      'Nada nuevo: las 16\u00a0tareas ya están en tu lista',
    ]);
    expect(newsText(en, { ...imported, known: 1 })).toBe(
      'Nothing new: the task is already on your list',
    );
  });

  test('names the files beside it that brought nothing', () => {
    const told = { ...imported, added: 2, refused: [{ name: 'b.json', fault: 'cutOff' as const }] };
    expect(newsText(en, told)).toBe(
      'Import: 2 added, 16 already on your list. “b.json” is cut off or damaged.',
    );
  });
});
