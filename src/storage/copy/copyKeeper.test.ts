import { beforeEach, expect, test } from 'vitest';
import { writeBackup } from '../../domain/formats/backup';
import { SimulatedCopies, tasksOf } from '../simulation/SimulatedCopies';

let copies: SimulatedCopies;

beforeEach(() => {
  copies = new SimulatedCopies();
});

test('the list is written when a file is chosen, and after every change, and not without one', async () => {
  const page = await copies.keep(tasksOf('a'));
  expect(copies.file.text).toBe(writeBackup(tasksOf('a')));
  expect(page.shown).toEqual({
    name: 'tasks.json',
    writtenAt: SimulatedCopies.NOW,
    trouble: null,
    reason: '',
    isOffered: false,
  });
  page.list = tasksOf('a', 'b');
  await page.look();
  await page.look();
  expect(copies.file.text).toBe(writeBackup(tasksOf('a', 'b')));
  expect(copies.file.writes).toBe(2);
});

test('another tab with the same list finds it written, and one with a later list goes on', async () => {
  await copies.keep(tasksOf('a'));
  const other = copies.openPage(tasksOf('a'));
  await other.look();
  expect(copies.file.writes).toBe(1);
  expect(other.shown).toMatchObject({ writtenAt: SimulatedCopies.NOW });
  other.list = tasksOf('a', 'b');
  await other.look();
  expect(copies.file.text).toBe(writeBackup(tasksOf('a', 'b')));
});

test('until the list is known, nothing is written', async () => {
  const page = await copies.keep(tasksOf('a'));
  page.list = null;
  await page.look();
  expect(copies.file.writes).toBe(1);
  expect(page.shown).toMatchObject({ writtenAt: SimulatedCopies.NOW, trouble: null });
});

test('the other tabs hear of a file, of each copy and of the end, and of nothing else', async () => {
  const page = await copies.keep(tasksOf('a'));
  expect(copies.announced).toBe(2);
  await page.look();
  expect(copies.announced).toBe(2);
  page.act(tasksOf('b'));
  await page.look();
  expect(copies.announced).toBe(3);
  await page.stop();
  expect(copies.announced).toBe(4);
});

test('when keeping has ended, the file stays as it is', async () => {
  const page = await copies.keep(tasksOf('a'));
  await page.stop();
  expect(page.shown).toBeNull();
  page.list = tasksOf('b');
  await page.look();
  expect(copies.file.text).toBe(writeBackup(tasksOf('a')));
  expect(await page.handle()).toBeNull();
});
