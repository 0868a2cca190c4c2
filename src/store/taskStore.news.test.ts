import { describe, expect, test } from 'vitest';
import type { FileFault } from '../domain/formats/fileFault';
import type { Task } from '../domain/task';
import { openTaskStore } from './openTaskStore.testing';
import type { TaskCommands } from './taskStore';

const milk: Task = { id: 'm', content: 'milk', done: false };
const bread: Task = { id: 'b', content: 'bread', done: true };
const fileOf = (text: string) => [new Blob([text])];

test.each<[string, (commands: TaskCommands) => unknown, object]>([
  ['a removal', (tasks) => tasks.remove('m'), { type: 'removed' }],
  [
    '"remove all"',
    (tasks) => tasks.removeAll(new Set(['m', 'b', 'of another list'])),
    { type: 'removedAll', count: 2 },
  ],
  [
    '"remove done"',
    (tasks) => tasks.removeDone(new Set(['m', 'b'])),
    { type: 'removedAll', count: 1 },
  ],
  ['a task that is open already', (tasks) => tasks.add('Milk'), { type: 'addedAgain', twin: 'm' }],
  ['"finish all"', (tasks) => tasks.finishAll(), { type: 'finished', count: 1 }],
  ['"uncheck all"', (tasks) => tasks.uncheckAll(), { type: 'unchecked', count: 1 }],
  ['a paste', (tasks) => tasks.paste('- a\n-\n- b'), { type: 'addedAll', count: 2 }],
  ['examples', (tasks) => tasks.loadExamples(), { type: 'examples', replaced: 2 }],
  [
    'an import',
    (tasks) => tasks.importFiles(fileOf('# Shop\n- [x] oats\nwords\n- tea')),
    { type: 'imported', added: 2, updated: 0, skipped: 1 },
  ],
])('%s is told, and can be taken back there', async (_title, act, told) => {
  const { commands, state } = await openTaskStore({ stored: [milk, bread] });
  await act(commands);
  expect(state().notice).toMatchObject({ told, step: { inverse: expect.anything() } });
});

test.each<[string, (commands: TaskCommands) => unknown]>([
  ['adding one task', (tasks) => tasks.add('eggs')],
  ['adding what was done before', (tasks) => tasks.add('bread')],
  ['toggling', (tasks) => tasks.toggle('m')],
  ['editing', (tasks) => tasks.edit('m', 'oat milk')],
  ['moving', (tasks) => tasks.move('m', 'b', 'below')],
  ['pasting one line', (tasks) => tasks.paste('eggs')],
])('after %s there is no notice', async (_title, act) => {
  const { commands, state } = await openTaskStore({ stored: [milk, bread] });
  await act(commands);
  expect(state().notice).toBeNull();
});

test.each<[string, (commands: TaskCommands) => unknown, object]>([
  ['added outside the search', (tasks) => tasks.add('eggs'), { type: 'added', id: 'new1' }],
  ['renamed out of the search', (tasks) => tasks.edit('m', 'tea'), { type: 'edited', id: 'm' }],
])('a task %s is told, can be taken back and be shown', async (_title, act, told) => {
  const { commands, state, tasks } = await openTaskStore({ stored: [milk, bread] });
  commands.search('milk');
  act(commands);
  expect(state().notice).toMatchObject({ told, step: { inverse: expect.anything() } });
  commands.seek('m');
  expect(commands.shows('m')).toBe(true);
  commands.undo(state().notice?.step ?? undefined);
  expect(tasks()).toEqual([milk, bread]);
});

test('a task ticked while done ones are hidden is told, and showing it lists done ones again', async () => {
  const { commands, state } = await openTaskStore({ stored: [milk, bread] });
  commands.toggleHideDone();
  commands.toggle('m');
  expect(state().notice).toMatchObject({ told: { type: 'done', id: 'm' } });
  commands.seek('m');
  expect(state()).toMatchObject({ hideDone: false, sought: 'm' });
});

test('a new row that is below the window is told once, and not also said', async () => {
  const { commands, state } = await openTaskStore();
  const added = commands.add('eggs');
  expect(state()).toMatchObject({ notice: null, saying: { said: { type: 'added' } } });
  if (added) commands.tellAdded(added);
  expect(state()).toMatchObject({ notice: { told: { type: 'added' } }, saying: null });
});

test('a task that is open already is told once, wherever its row is', async () => {
  const { commands, state, tasks } = await openTaskStore({ stored: [milk] });
  expect(commands.add('milk')).toBeNull();
  expect(tasks()).toHaveLength(2);
  expect(state()).toMatchObject({ notice: { told: { type: 'addedAgain' } }, saying: null });
  commands.undo(state().notice?.step ?? undefined);
  expect(tasks()).toEqual([milk]);
});

test.each(['milk', '- milk', 'milk\n', '\r\n milk \n\n', '', ' \n '])(
  'a paste of %j is one line at most, and ordinary typing',
  async (text) => {
    const { commands } = await openTaskStore();
    expect(commands.paste(text)).toBeNull();
  },
);

test('an import updates, adds and skips, and says so', async () => {
  const { commands, state, tasks } = await openTaskStore({ stored: [milk, bread] });
  const file = [
    { ...milk, done: true },
    bread,
    { id: 't', content: 'tea', done: false },
    'rubbish',
  ];
  await commands.importFiles(fileOf(JSON.stringify(file)));
  expect(tasks()).toEqual(file.slice(0, 3));
  expect(state().notice?.told).toMatchObject({ added: 1, updated: 1, known: 1, skipped: 1 });
});

describe('a file without ids', () => {
  test('leaves out what is there already, and adds it all the same if that is wanted', async () => {
    const { commands, state, tasks } = await openTaskStore({ stored: [milk] });
    await commands.importFiles(fileOf('- [ ] tea\n- [x] milk\n- [ ] jam'));
    const told = state().notice?.told;
    expect(tasks().map(({ content }) => content)).toEqual(['milk', 'tea', 'jam']);
    expect(told).toMatchObject({ type: 'imported', added: 2, known: 1, leftOut: { count: 1 } });
    if (told?.type === 'imported') told.leftOut?.add();
    expect(tasks().map(({ content }) => content)).toEqual(['milk', 'tea', 'milk', 'jam']);
    commands.undo(state().notice?.step ?? undefined);
    expect(tasks()).toEqual([milk]);
  });

  test('changes nothing when everything is there already', async () => {
    const { commands, state, tasks } = await openTaskStore();
    await commands.importFiles(fileOf('milk\nx tea'));
    const before = tasks();
    await commands.importFiles(fileOf('milk\nx tea'));
    expect(tasks()).toBe(before);
    expect(state().notice).toMatchObject({
      told: { type: 'imported', added: 0, updated: 0, known: 2, skipped: 0 },
      step: null,
    });
  });
});

test('texts of a backup that are there under other ids are added, and can be removed at once', async () => {
  const { commands, state, tasks } = await openTaskStore({ stored: [milk] });
  await commands.importFiles(fileOf(JSON.stringify([{ ...milk, id: 'other' }])));
  const told = state().notice?.told;
  expect(tasks()).toHaveLength(2);
  expect(told).toMatchObject({ type: 'imported', added: 1, repeated: { count: 1 } });
  if (told?.type === 'imported') told.repeated?.remove();
  expect(tasks()).toEqual([milk]);
  expect(state().notice).toMatchObject({ told: { added: 0, known: 1, leftOut: { count: 1 } } });
});

test('several files are one import', async () => {
  const { commands, state, tasks } = await openTaskStore();
  await commands.importFiles([...fileOf('- [ ] milk'), ...fileOf('x tea'), ...fileOf('{}')]);
  expect(tasks().map(({ content }) => content)).toEqual(['milk', 'tea']);
  commands.undo(state().notice?.step ?? undefined);
  expect(tasks()).toEqual([]);
});

test('of several files those without tasks are named, and the others are imported', async () => {
  const { commands, state, tasks } = await openTaskStore();
  await commands.importFiles([
    new File(['- [ ] milk'], 'list.md'),
    new File(['[{"id":'], 'backup.json'),
    new File(['# Shop\n- '], 'empty.md'),
  ]);
  expect(tasks().map(({ content }) => content)).toEqual(['milk']);
  expect(state().notice?.told).toMatchObject({
    added: 1,
    refused: [
      { name: 'backup.json', fault: 'cutOff' },
      { name: 'empty.md', fault: 'noTasks' },
    ],
  });
});

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
])('a file that is refused as %s changes nothing, and that is told', async (fault, file) => {
  const { commands, state, tasks } = await openTaskStore({ stored: [milk] });
  const before = tasks();
  await commands.importFiles([file]);
  expect(tasks()).toBe(before);
  expect(state()).toMatchObject({
    notice: { told: { type: 'refused', files: [{ name: null, fault }] }, step: null },
    importing: null,
  });
});

test('a table is read by its name', async () => {
  const { commands, tasks } = await openTaskStore();
  await commands.importFiles([new File(['Task;Due\nmilk;Monday'], 'list.CSV')]);
  expect(tasks().map(({ content }) => content)).toEqual(['milk']);
});

test('an import that breaks changes nothing, and is told as what it is', async () => {
  const error = new Error('no random numbers');
  const { commands, state, tasks } = await openTaskStore({
    stored: [milk],
    newId: () => {
      throw error;
    },
  });
  await commands.importFiles(fileOf('- [ ] tea'));
  expect(tasks()).toEqual([milk]);
  expect(state()).toMatchObject({
    notice: { told: { type: 'failed', error }, step: null },
    importing: null,
  });
});

test('50,000 tasks are imported', async () => {
  const { commands, state, tasks } = await openTaskStore({ stored: [milk] });
  await commands.importFiles(fileOf('- [x] task\n'.repeat(50_000)));
  expect(tasks()).toHaveLength(50_001);
  expect(state()).toMatchObject({ notice: { told: { added: 50_000 } }, importing: null });
});

test('what is plain to see is said, each time anew', async () => {
  const { commands, state } = await openTaskStore({ stored: [milk, bread] });
  commands.add('eggs');
  const first = state().saying;
  expect(first?.said).toEqual({ type: 'added' });
  commands.add('flour');
  expect(state().saying?.id).not.toBe(first?.id);
  commands.undo();
  expect(state().saying?.said).toEqual({ type: 'undone' });
  commands.redo();
  expect(state().saying?.said).toEqual({ type: 'redone' });
});

test('what a search finds is counted without hidden tasks', async () => {
  const { commands, state } = await openTaskStore({ stored: [milk, bread] });
  commands.search('B');
  commands.sayFound();
  expect(state().saying?.said).toEqual({ type: 'found', count: 1 });
  commands.toggleHideDone();
  commands.sayFound();
  expect(state().saying?.said).toEqual({ type: 'found', count: 0 });
});

test('that tasks are saved again is said', async () => {
  const { browser, commands, state } = await openTaskStore();
  browser.fault = (call) => (call === 'exchange' ? 'refuse' : 'work');
  commands.add('eggs');
  await browser.runUntilQuiet();
  expect(state()).toMatchObject({ safety: 'fragile', saying: { said: { type: 'added' } } });
  browser.fault = () => 'work';
  await browser.schedule.runAll();
  expect(state()).toMatchObject({ safety: 'safe', saying: { said: { type: 'savedAgain' } } });
});
