import { describe, expect, test } from 'vitest';
import type { FileFault } from '../domain/formats/decodeText';
import { en } from '../i18n/en';
import { es } from '../i18n/es';
import { pl } from '../i18n/pl';
import { milk, openTaskStore } from './openTaskStore.testing';

const fileOf = (text: string) => [new Blob([text])];

describe('a file without ids', () => {
  test('skips known texts, and adds them on request', async () => {
    const { commands, notice, press, tasks, undoNotified } = await openTaskStore({
      stored: [milk],
    });
    await commands.importFiles(fileOf('- [ ] tea\n- [x] milk\n- [ ] jam'));
    expect(tasks().map(({ content }) => content)).toEqual(['milk', 'tea', 'jam']);
    expect(notice()).toEqual(['Import: 2 added, 1 already on your list', 'Add it again']);
    press('Add it again');
    expect(tasks().map(({ content }) => content)).toEqual(['milk', 'tea', 'milk', 'jam']);
    undoNotified();
    expect(tasks()).toEqual([milk]);
  });

  test('changes nothing if all texts are known, and says so in every language', async () => {
    const { commands, notification, tasks } = await openTaskStore();
    await commands.importFiles(fileOf('milk\nx tea'));
    const before = tasks();
    await commands.importFiles(fileOf('milk\nx tea'));
    expect(tasks()).toBe(before);
    expect(notification()).toMatchObject({ entry: null });
    expect([en, pl, es].map((messages) => notification()?.message(messages))).toEqual([
      'Nothing new: all 2\u00a0tasks are already on your list',
      'Nic nowego: wszystkie zadania (2) są już na liście',
      'Nada nuevo: las 2\u00a0tareas ya están en tu lista',
    ]);
  });
});

test("a backup's texts that exist under other ids are added, and can be removed at once", async () => {
  const { commands, notice, press, tasks } = await openTaskStore({ stored: [milk] });
  await commands.importFiles(fileOf(JSON.stringify([{ ...milk, id: 'other' }])));
  expect(tasks()).toHaveLength(2);
  expect(notice()).toEqual(['Import: 1 added', 'Remove the repeat']);
  press('Remove the repeat');
  expect(tasks()).toEqual([milk]);
  expect(notice()).toEqual(['Nothing new: the task is already on your list', 'Add it again']);
});

test('files without tasks are named, and the others are imported', async () => {
  const { commands, notice, tasks } = await openTaskStore();
  await commands.importFiles([
    new File(['- [ ] milk'], 'list.md'),
    new File(['[{"id":'], 'backup.json'),
    new File(['# Shop\n- '], 'empty.md'),
  ]);
  expect(tasks().map(({ content }) => content)).toEqual(['milk']);
  expect(notice()).toEqual([
    'Import: 1 added, 1 skipped. “backup.json” is cut off or damaged. “empty.md” has no tasks in it.',
  ]);
});

test('at most three refused files are named', async () => {
  const { commands, notice } = await openTaskStore();
  const picture = new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10, 0, 254]);
  const names = ['a.png', 'b.png', 'c.png', 'd.png', 'e.png'];
  await commands.importFiles(names.map((name) => new File([picture], name)));
  expect(notice()).toEqual([
    '“a.png” is not a text file. “b.png” is not a text file. “c.png” is not a text file. And 2 more. Your list has not changed.',
  ]);
});

const FAULTS: Readonly<Record<FileFault, string>> = {
  empty: 'This file is empty.',
  noTasks: 'This file has no tasks in it.',
  cutOff: 'This file is cut off or damaged.',
  notText: 'This file is not a text file.',
  encoding: 'This file is not saved as UTF-8. Save it again as UTF-8 text.',
  foreign: 'This file is in the format of another program, which this application cannot read.',
  webPage: 'This file is a web page, not a list of tasks.',
  unreadable: 'This file could not be read.',
};

test.each<[FileFault, Blob | null]>([
  ['empty', new Blob([])],
  ['noTasks', new Blob(['[]'])],
  ['foreign', new Blob(['{"tasks":1}'])],
  ['foreign', new File(['42'], 'list.JSON')],
  ['cutOff', new Blob(['[{"id":"a","content":'])],
  ['notText', new Blob([new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10, 0, 254])])],
  ['encoding', new Blob([new Uint8Array([0xbf, 0xf3, 0xb3, 0x77])])],
  ['webPage', new File(['<p>milk'], 'list.htm')],
  ['webPage', new Blob(['<p>milk'], { type: 'text/html' })],
  ['unreadable', null],
])('a file refused as %s changes nothing, and the notification says so', async (fault, file) => {
  const { commands, notice, notification, state, tasks } = await openTaskStore({ stored: [milk] });
  const before = tasks();
  await commands.importFiles([file]);
  expect(tasks()).toBe(before);
  expect(notice()).toEqual([`${FAULTS[fault]} Your list has not changed.`]);
  expect(notification()?.entry).toBeUndefined();
  expect(state().importing).toBeNull();
});

test('an import that breaks changes nothing, and is not called a part that failed to load', async () => {
  const { commands, notice, state, tasks } = await openTaskStore({
    stored: [milk],
    newId: () => {
      throw new Error('no random numbers');
    },
  });
  await commands.importFiles(fileOf('- [ ] tea'));
  expect(tasks()).toEqual([milk]);
  expect(notice()).toEqual(['Something broke. no random numbers']);
  expect(state().importing).toBeNull();
});
