import { describe, expect, test } from 'vitest';
import { packed } from './sharing/packed.testing';
import { linkTo } from '../publicAddresses';
import { writeSharedList } from './sharing/writeSharedList';
import type { LinkFault } from './sharing/readSharedList';
import type { Task } from '../domain/task';
import { storageWith } from '../storage/simulation/storageWith';
import { en } from '../i18n/en';
import { milk, bread, openTaskStore } from './openTaskStore.testing';
import type { TaskCommands } from './taskStore';

const tea: Task = { id: 't', content: 'tea', done: true };

const listOf = async (...tasks: readonly Task[]) => (await writeSharedList(tasks, 10_000)) ?? '';
const link = (list: string) => linkTo('https://example.org/app/zadania', list);
const fileOf = (text: string) => new Blob([text]);

test('a list from a link is asked about, and nothing changes before the answer', async () => {
  const { commands, notice, state, tasks, saved } = await openTaskStore({ stored: [milk, bread] });
  await commands.receive(await listOf({ ...milk, done: true }, tea));
  expect(state().receivedList).toMatchObject({ tasks: [{ ...milk, done: true }, tea], updated: 1 });
  expect(notice()).toBeNull();
  commands.closeReceivedList();
  expect(state().receivedList).toBeNull();
  expect(tasks()).toEqual([milk, bread]);
  expect(await saved()).toEqual([milk, bread]);
});

test('accepting adds and updates in one step, and removes nothing', async () => {
  const { commands, notice, state, tasks } = await openTaskStore({ stored: [milk, bread] });
  await commands.receive(await listOf({ ...milk, content: 'oat milk', done: true }, tea, bread));
  state().receivedList?.accept();
  expect(tasks()).toEqual([{ ...milk, content: 'oat milk', done: true }, bread, tea]);
  expect(notice()).toEqual(['Import: 1 added, 1 updated, 1 already on your list']);
  commands.undo();
  expect(tasks()).toEqual([milk, bread]);
});

test('the list may change between the question and the answer', async () => {
  const { commands, state, tasks } = await openTaskStore({ stored: [milk] });
  await commands.receive(await listOf(milk, tea));
  commands.remove('m');
  commands.add('jam');
  state().receivedList?.accept();
  expect(tasks().map(({ content }) => content)).toEqual(['jam', 'milk', 'tea']);
});

describe('an unanswered question', () => {
  test('is saved before the code that reads it has loaded', async () => {
    const session = storageWith();
    const { commands } = await openTaskStore({ session });
    const reading = commands.receive(await listOf(tea));
    expect(session.length).toBe(1);
    await reading;
  });

  test('gives way to a later one', async () => {
    const session = storageWith();
    const first = await openTaskStore({ session });
    await first.commands.receive(await listOf(tea));
    const { commands, state } = await openTaskStore({ browser: first.browser, session });
    await commands.receive(await listOf(bread));
    await expect.poll(() => state().receivedList?.tasks).toEqual([bread]);
  });

  test.each([
    ['cannot be read', '1.x', en.notification.link.damaged],
    ['is on the list already', listOf(milk), en.notification.link.known],
  ])('is not saved if it %s', async (_why, list, text) => {
    const session = storageWith();
    const { commands, notice } = await openTaskStore({ stored: [milk], session });
    await commands.receive(await list);
    expect(notice()).toEqual([text]);
    expect(session.length).toBe(0);
  });

  test('names the file that its link was in', async () => {
    const { commands, state } = await openTaskStore();
    await commands.importFiles([new File([link(await listOf(tea))], 'from Ann.txt')]);
    expect(state().receivedList).toMatchObject({ tasks: [tea], file: 'from Ann.txt' });
  });
});

describe('a link that brings no list is refused with its fault and leaves all as it was', () => {
  test.each<[LinkFault, () => Promise<string>]>([
    ['damaged', async () => '1.x'],
    ['newer', async () => '2.x'],
    ['tooBig', () => packed(`[${'0,'.repeat(100_000)}0]`)],
    ['empty', () => packed('[]')],
  ])('%s', async (outcome, make) => {
    const { commands, notice, state, tasks } = await openTaskStore({ stored: [milk] });
    await commands.receive(await make());
    expect(state().receivedList).toBeNull();
    expect(notice()).toEqual([en.notification.link[outcome]]);
    expect(tasks()).toEqual([milk]);
  });
});

test('missing and repeated ids are replaced', async () => {
  const { commands, state, tasks } = await openTaskStore({ stored: [milk] });
  const rows = [
    ['', 'a', 0],
    ['x', 'b', 0],
    ['x', 'c', 1],
    [{ toString: 1 }, 'd', 0],
  ];
  await commands.receive(await packed(JSON.stringify(rows)));
  state().receivedList?.accept();
  expect(new Set(tasks().map(({ id }) => id)).size).toBe(5);
  expect(tasks().every(({ id }) => typeof id === 'string' && id !== '')).toBe(true);
});

test.each<[string, (commands: TaskCommands, text: string) => unknown]>([
  ['pasted', (commands, text) => commands.paste(text)],
  ['imported as a file', (commands, text) => commands.importFiles([fileOf(`${text}\n`)])],
])('a link that is %s also asks first', async (_how, bring) => {
  const { commands, state, tasks } = await openTaskStore({ stored: [milk] });
  const answer = bring(commands, link(await listOf(tea)));
  expect(answer).not.toBeNull();
  await expect.poll(() => state().receivedList?.tasks).toEqual([tea]);
  expect(tasks()).toEqual([milk]);
  expect(state().importing).toBeNull();
});

test('a link among other lines or files is ordinary text', async () => {
  const { commands, state, tasks } = await openTaskStore();
  const address = link(await listOf(tea));
  await commands.importFiles([fileOf(address), fileOf('- [ ] eggs')]);
  await commands.paste(`jam\n${address}`);
  expect(tasks().map(({ content }) => content)).toEqual([address, 'eggs', 'jam', address]);
  expect(state().receivedList).toBeNull();
});
