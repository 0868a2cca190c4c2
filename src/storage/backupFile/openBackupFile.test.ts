import { beforeEach, expect, test } from 'vitest';
import { writeBackup } from '../../domain/formats/backup';
import { SimulatedBackups } from '../simulation/SimulatedBackups';
import { put, removal } from '../simulation/visits';

let backups: SimulatedBackups;

beforeEach(() => {
  backups = new SimulatedBackups();
});

test('the list is written when a file is chosen, and once after every change', async () => {
  const page = await backups.keep('a');
  expect(backups.file.text).toBe(writeBackup(page.tasks));
  expect(page.shown).toEqual({
    name: 'tasks.json',
    writtenAt: SimulatedBackups.NOW,
    trouble: null,
    reason: '',
    isOffered: false,
  });
  await page.act(put('b'));
  await page.sync();
  await page.sync();
  expect(backups.file.text).toBe(writeBackup(page.tasks));
  expect(backups.file.writes).toBe(2);
});

test('another tab leaves the written list alone, and writes the next change', async () => {
  await backups.keep('a');
  const other = await backups.openPage();
  await other.sync();
  expect(backups.file.writes).toBe(1);
  expect(other.shown).toMatchObject({ writtenAt: SimulatedBackups.NOW });
  await other.act(put('b'));
  await other.sync();
  expect(backups.file.text).toBe(writeBackup(other.tasks));
});

test('a tab behind the others does not overwrite their later list', async () => {
  const page = await backups.keep('a');
  const { schedule } = backups.visits.browser;
  const asleep = await backups.openPage();
  page.begin(put('b'));
  for (const step of ['idle', 'transaction', 'answer']) await schedule.runFirst(`tab1 ${step}`);
  await page.sync();
  expect([page.tasks.length, asleep.tasks.length]).toEqual([2, 1]);
  await asleep.sync();
  expect(asleep.shown).toMatchObject({ trouble: null });
  expect(backups.file.text).toBe(writeBackup(page.tasks));
});

test('a change is not written before the journal has it', async () => {
  const page = await backups.keep('a');
  page.begin(put('b'));
  await page.sync();
  expect(backups.file.writes).toBe(1);
  expect(page.shown).toMatchObject({ writtenAt: SimulatedBackups.NOW, trouble: null });
});

test('an unchanged list at a later position is not written again', async () => {
  const page = await backups.keep('a');
  await page.act(put('b'));
  await page.act(removal('b'));
  await page.sync();
  expect(backups.file.writes).toBe(1);
  expect(backups.record?.written?.seq).toBe(3);
});

test('other tabs are told of a new file, each backup and the end, and nothing else', async () => {
  const page = await backups.keep('a');
  expect(backups.broadcasts).toBe(2);
  await page.sync();
  expect(backups.broadcasts).toBe(2);
  backups.now += 1;
  await page.act(put('b'));
  await page.sync();
  expect(backups.broadcasts).toBe(3);
  await page.stop();
  expect(backups.broadcasts).toBe(4);
});

test('ending the backup leaves the file as it is', async () => {
  const page = await backups.keep('a');
  const text = writeBackup(page.tasks);
  await page.stop();
  expect(page.shown).toBeNull();
  await page.act(put('b'));
  await page.sync();
  expect(backups.file.text).toBe(text);
  expect(await page.handle()).toBeNull();
});
