import { beforeEach, expect, test } from 'vitest';
import { writeBackup } from '../../domain/formats/backup';
import { SimulatedCopies, tasksOf } from '../simulation/SimulatedCopies';

let copies: SimulatedCopies;

beforeEach(() => {
  copies = new SimulatedCopies();
});

test('what another program has written is never written over', async () => {
  const page = await copies.keep(tasksOf('a'));
  copies.file.overwrite('theirs');
  page.list = tasksOf('a', 'b');
  await page.look();
  expect(page.shown).toMatchObject({
    trouble: 'foreign',
    writtenAt: SimulatedCopies.NOW,
    isOffered: true,
  });
  await copies.openPage(tasksOf('a')).look();
  expect(copies.file.text).toBe('theirs');
});

test('a file whose time alone has changed, or that holds the list by itself, is not foreign', async () => {
  const page = await copies.keep(tasksOf('a'));
  copies.file.overwrite(copies.file.text);
  page.list = tasksOf('a', 'b');
  await page.look();
  expect(copies.file.text).toBe(writeBackup(tasksOf('a', 'b')));

  copies.file.overwrite(writeBackup(tasksOf('a', 'b')));
  await page.look();
  expect(page.shown).toMatchObject({ trouble: null, writtenAt: SimulatedCopies.NOW });
  expect(copies.record?.written?.lastModified).toBe(copies.file.lastModified);
});

test('a browser that is killed twice in the middle of a copy still knows its own text', async () => {
  const page = await copies.keep(tasksOf('a'));
  page.list = tasksOf('a', 'b');
  // The text is in its place, and that is not noted.
  copies.file.lifetime = 5;
  await page.look();
  expect(copies.file.text).toBe(writeBackup(tasksOf('a', 'b')));
  // The next text is noted, and is not in its place.
  copies.file.lifetime = 2;
  page.list = tasksOf('a');
  await page.look();
  copies.file.lifetime = Infinity;
  await page.look();
  expect(page.shown).toMatchObject({ trouble: null });
  expect(copies.file.text).toBe(writeBackup(tasksOf('a')));
});

test('a change of the same length is noticed by its time, one within the same millisecond by its length', async () => {
  const page = await copies.keep(tasksOf('a'));
  copies.file.overwrite(copies.file.text.replaceAll('a', 'ą').slice(1));
  page.list = tasksOf('a', 'b');
  await page.look();
  expect(page.shown).toMatchObject({ trouble: 'foreign' });

  copies = new SimulatedCopies();
  const next = await copies.keep(tasksOf('a'));
  copies.file.text = 'theirs';
  next.list = tasksOf('a', 'b');
  await next.look();
  expect(next.shown).toMatchObject({ trouble: 'foreign' });
});

test('a list without a single task of the copy does not replace it', async () => {
  await copies.keep(tasksOf('a', 'b'));
  const cleared = copies.openPage([]);
  await cleared.look();
  expect(cleared.shown).toMatchObject({ trouble: 'held', isOffered: true });
  cleared.list = tasksOf('new');
  await cleared.look();
  expect(cleared.shown).toMatchObject({ trouble: 'held' });
  // A page that is opened later knows nothing of that visit's empty list.
  const later = copies.openPage(tasksOf('new'));
  await later.look();
  expect(later.shown).toMatchObject({ trouble: 'held' });
  expect(copies.file.text).toBe(writeBackup(tasksOf('a', 'b')));

  // The copy has been opened.
  cleared.list = tasksOf('new', 'a', 'b');
  await cleared.look();
  expect(cleared.shown).toMatchObject({ trouble: null, isOffered: false });
  expect(copies.file.text).toBe(writeBackup(tasksOf('new', 'a', 'b')));
});

test('a page that has seen the tasks of the copy may empty it, or have others in their place', async () => {
  const page = await copies.keep(tasksOf('a', 'b'));
  page.list = [];
  await page.look();
  expect(copies.file.text).toBe(writeBackup([]));

  const next = copies.openPage(tasksOf('c'));
  await next.look();
  expect(copies.file.text).toBe(writeBackup(tasksOf('c')));

  const visit = copies.openPage(tasksOf('c'));
  await visit.look();
  visit.list = tasksOf('d');
  await visit.look();
  expect(copies.file.text).toBe(writeBackup(tasksOf('d')));
});
