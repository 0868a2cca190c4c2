import { beforeEach, expect, test } from 'vitest';
import { writeBackup } from '../../domain/formats/backup';
import { SimulatedCopies, tasksOf } from '../simulation/SimulatedCopies';

let copies: SimulatedCopies;

beforeEach(() => {
  copies = new SimulatedCopies();
});

test('without permission nothing is touched, and the copy is offered if it has tasks', async () => {
  const page = await copies.keep(tasksOf('a'));
  copies.file.permission = 'prompt';
  page.act([]);
  await page.look();
  expect(page.shown).toMatchObject({ trouble: 'permission', isOffered: true });
  copies.file.permission = 'granted';
  await page.look();
  expect(page.shown).toMatchObject({ trouble: null });
  copies.file.permission = 'denied';
  await page.look();
  expect(page.shown).toMatchObject({ trouble: 'permission', isOffered: false });
});

test.each([
  ['getFile', 'NotFoundError', 'gone'],
  ['getFile', 'NotAllowedError', 'permission'],
  ['write', 'QuotaExceededError', 'full'],
  ['close', 'QuotaExceededError', 'full'],
  ['close', 'AbortError', 'failed'],
] as const)(
  'when %s fails with %s the copy is %s until it succeeds',
  async (step, name, trouble) => {
    const page = await copies.keep(tasksOf('a'));
    copies.file.failures[step] = new DOMException('the reason', name);
    page.list = tasksOf('a', 'b');
    await page.look();
    expect(page.shown).toMatchObject({
      trouble,
      reason: 'the reason',
      writtenAt: SimulatedCopies.NOW,
    });
    expect(copies.file).toMatchObject({ text: writeBackup(tasksOf('a')), openStreams: 0 });
    delete copies.file.failures[step];
    await page.look();
    expect(page.shown).toMatchObject({ trouble: null, reason: '' });
    expect(copies.file.text).toBe(writeBackup(tasksOf('a', 'b')));
  },
);

test('a database that refuses is no failure of the page', async () => {
  const page = await copies.keep(tasksOf('a'));
  copies.refuses = true;
  await expect(page.look()).resolves.toBeUndefined();
  expect(page.shown).toMatchObject({ trouble: null });
});
