import { beforeEach, expect, test } from 'vitest';
import { writeBackup } from '../../domain/formats/backup';
import { SimulatedBackups } from '../simulation/SimulatedBackups';
import { put, removal } from '../simulation/visits';

let backups: SimulatedBackups;

beforeEach(() => {
  backups = new SimulatedBackups();
});

test('without permission nothing is touched, and the file is offered if it has tasks', async () => {
  const page = await backups.keep('a');
  backups.file.permission = 'prompt';
  await page.act(removal('a'));
  await page.sync();
  expect(page.shown).toMatchObject({ trouble: 'permission', isOffered: true });
  backups.file.permission = 'granted';
  await page.sync();
  expect(page.shown).toMatchObject({ trouble: null });
  backups.file.permission = 'denied';
  await page.sync();
  expect(page.shown).toMatchObject({ trouble: 'permission', isOffered: false });
});

test.each([
  ['getFile', 'NotFoundError', 'gone'],
  ['getFile', 'NotAllowedError', 'permission'],
  ['write', 'QuotaExceededError', 'full'],
  ['close', 'QuotaExceededError', 'full'],
  ['close', 'AbortError', 'failed'],
] as const)(
  'when %s fails with %s the backup is %s until it succeeds',
  async (step, name, trouble) => {
    const page = await backups.keep('a');
    const text = writeBackup(page.tasks);
    backups.file.failures[step] = new DOMException('the reason', name);
    await page.act(put('b'));
    await page.sync();
    expect(page.shown).toMatchObject({
      trouble,
      reason: 'the reason',
      writtenAt: SimulatedBackups.NOW,
    });
    expect(backups.file).toMatchObject({ text, openStreams: 0 });
    page.begin(put('c'));
    await page.sync();
    expect(page.shown).toMatchObject({ trouble, reason: 'the reason' });

    await backups.visits.browser.schedule.runAll();
    delete backups.file.failures[step];
    await page.sync();
    expect(page.shown).toMatchObject({ trouble: null, reason: '' });
    expect(backups.file.text).toBe(writeBackup(page.tasks));
  },
);

test('choosing another file clears the trouble', async () => {
  const page = await backups.keep('a');
  backups.file.overwrite('theirs');
  await page.act(put('b'));
  await page.sync();
  expect(page.shown).toMatchObject({ trouble: 'foreign' });
  page.begin(put('c'));
  await page.choose(backups.file.handle);
  expect(page.shown).toMatchObject({ trouble: null, writtenAt: null });
});

test('a refusing database does not fail the page', async () => {
  const page = await backups.keep('a');
  backups.refuses = true;
  await expect(page.sync()).resolves.toBeUndefined();
  expect(page.shown).toMatchObject({ trouble: null });
});
