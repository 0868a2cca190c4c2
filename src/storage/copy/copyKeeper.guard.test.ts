import { beforeEach, expect, test } from 'vitest';
import { writeBackup } from '../../domain/formats/backup';
import { SimulatedCopies, tasksOf } from '../simulation/SimulatedCopies';

let copies: SimulatedCopies;

beforeEach(() => {
  copies = new SimulatedCopies();
});

test('[C10] what another program has written is never written over', async () => {
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

test('[C10] a file whose time alone has changed, or that holds the list by itself, is not foreign', async () => {
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

test('[C10] a browser that is killed twice in the middle of a copy still knows its own text', async () => {
  const page = await copies.keep(tasksOf('a'));
  page.list = tasksOf('a', 'b');
  // The text is in its place, and that is not noted.
  copies.file.lifetime = 5;
  await page.look();
  expect(copies.file.text).toBe(writeBackup(tasksOf('a', 'b')));
  // The next text is noted, and is not in its place.
  copies.file.lifetime = 2;
  page.act(tasksOf('a'));
  await page.look();
  copies.file.lifetime = Infinity;
  await page.look();
  expect(page.shown).toMatchObject({ trouble: null });
  expect(copies.file.text).toBe(writeBackup(tasksOf('a')));
});

test('[C10] a change of the same length is noticed by its time, one within the same millisecond by its length', async () => {
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

test('[C10] a list without a single task of the copy does not replace it', async () => {
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

test('[C10] a visitor may empty the list and the copy with it, or have other tasks in their place', async () => {
  const page = await copies.keep(tasksOf('a', 'b'));
  page.act([]);
  await page.look();
  expect(copies.file.text).toBe(writeBackup([]));

  const next = copies.openPage(tasksOf('c'));
  await next.look();
  expect(copies.file.text).toBe(writeBackup(tasksOf('c')));

  const visit = copies.openPage(tasksOf('c'));
  await visit.look();
  visit.act(tasksOf('d'));
  await visit.look();
  expect(copies.file.text).toBe(writeBackup(tasksOf('d')));
});

test('[C10] a list that has lost tasks of a held copy does not replace it, also in a later visit', async () => {
  await copies.keep(tasksOf('a', 'b', 'c'));
  const cleared = copies.openPage([]);
  await cleared.look();
  // An old backup was imported.
  cleared.list = tasksOf('a', 'b');
  await cleared.look();
  expect(cleared.shown).toMatchObject({ trouble: 'held', isOffered: true });
  const later = copies.openPage(tasksOf('a', 'b'));
  await later.look();
  expect(later.shown).toMatchObject({ trouble: 'held' });
  expect(copies.file.text).toBe(writeBackup(tasksOf('a', 'b', 'c')));

  later.list = tasksOf('d', 'c', 'b', 'a');
  await later.look();
  expect(later.shown).toMatchObject({ trouble: null });
  // Held no more: what is removed now is removed from the copy.
  later.act(tasksOf('d'));
  await later.look();
  expect(copies.file.text).toBe(writeBackup(tasksOf('d')));
});

test('[C10] a list that has taken the place of another leaves the copy alone in every tab while the other is offered', async () => {
  const page = await copies.keep(tasksOf('a', 'b'));
  const other = copies.openPage(tasksOf('a', 'b'));
  await other.look();
  for (const list of [tasksOf('foreign'), [], tasksOf('a')]) {
    copies.replacedAt = SimulatedCopies.NOW + 1;
    page.list = other.list = list;
    await other.look();
    await page.look();
    expect(page.shown).toMatchObject({ trouble: 'held', isOffered: true });
    expect(other.shown).toMatchObject({ trouble: 'held', isOffered: true });
  }
  const later = copies.openPage(tasksOf('a'));
  await later.look();
  expect(copies.file.text).toBe(writeBackup(tasksOf('a', 'b')));

  // Taken back.
  copies.replacedAt = 0;
  later.list = tasksOf('a', 'b', 'new');
  await later.look();
  expect(later.shown).toMatchObject({ trouble: null });
  expect(copies.file.text).toBe(writeBackup(tasksOf('a', 'b', 'new')));
});

test('[C10] a visitor who does not want the offered list back has the copy go on with the present one', async () => {
  const page = await copies.keep(tasksOf('a', 'b'));
  copies.replacedAt = SimulatedCopies.NOW + 1;
  page.list = tasksOf('foreign');
  await page.look();
  copies.replacedAt = 0;
  await page.look();
  expect(page.shown).toMatchObject({ trouble: null });
  expect(copies.file.text).toBe(writeBackup(tasksOf('foreign')));
});

test('[C10] a list that is offered without a decision does not hold up a file that is chosen afterwards', async () => {
  const page = await copies.keep(tasksOf('a', 'b'));
  copies.replacedAt = SimulatedCopies.NOW + 1;
  page.list = tasksOf('foreign');
  await page.look();
  copies.now += 2;
  await page.keepIn(copies.file.handle);
  page.list = tasksOf('foreign', 'own');
  await page.look();
  expect(page.shown).toMatchObject({ trouble: null });
  expect(copies.file.text).toBe(writeBackup(tasksOf('foreign', 'own')));
});

test('[C10] a list that is replaced while the file is read is not written', async () => {
  const page = await copies.keep(tasksOf('a', 'b'));
  page.act(tasksOf('foreign'));
  copies.onPut = () => {
    copies.replacedAt = SimulatedCopies.NOW + 1;
  };
  await page.look();
  expect(page.shown).toMatchObject({ trouble: 'held' });
  expect(copies.file.text).toBe(writeBackup(tasksOf('a', 'b')));
});

test('[C10] a task that was restored under another id is known by its text', async () => {
  await copies.keep(tasksOf('a', 'b'));
  const cleared = copies.openPage([]);
  await cleared.look();
  cleared.list = [...tasksOf('a'), { id: 'other', content: 'b', done: false }];
  await cleared.look();
  expect(cleared.shown).toMatchObject({ trouble: null });
});

test('[C10] a list that was lost before the browser asked for permission again does not replace the copy', async () => {
  await copies.keep(tasksOf('a', 'b'));
  copies.file.permission = 'prompt';
  const cleared = copies.openPage([]);
  await cleared.look();
  cleared.list = tasksOf('a');
  copies.file.permission = 'granted';
  await cleared.look();
  expect(cleared.shown).toMatchObject({ trouble: 'held' });
  expect(copies.file.text).toBe(writeBackup(tasksOf('a', 'b')));
});

test('[C10] tasks that disappear without the visitor removing them stay in the copy', async () => {
  const page = await copies.keep(tasksOf('a', 'b'));
  const other = copies.openPage(tasksOf('a', 'b'));
  await other.look();
  // As after localStorage.clear(): this page hears of it as of any change of another tab.
  page.list = [];
  await page.look();
  expect(page.shown).toMatchObject({ trouble: 'held' });
  page.act(tasksOf('new'));
  await page.look();
  expect(copies.file.text).toBe(writeBackup(tasksOf('a', 'b')));
});

test('[C10] what is removed in another tab is written by that one, and this one finds it done', async () => {
  const page = await copies.keep(tasksOf('a', 'b'));
  const other = copies.openPage(tasksOf('a', 'b'));
  await other.look();
  other.act(tasksOf('a'));
  page.list = tasksOf('a');
  await other.look();
  await page.look();
  expect(page.shown).toMatchObject({ trouble: null });
  expect(copies.file.text).toBe(writeBackup(tasksOf('a')));
});

test('[C10] of two tabs in which tasks are removed at once, the second to look writes for both', async () => {
  const page = await copies.keep(tasksOf('a', 'b', 'c'));
  const other = copies.openPage(tasksOf('a', 'b', 'c'));
  await other.look();
  page.act(tasksOf('a', 'b'));
  other.list = tasksOf('a', 'b');
  other.act(tasksOf('a'));
  page.list = tasksOf('a');
  await page.look();
  expect(page.shown).toMatchObject({ trouble: 'held' });
  await other.look();
  await page.look();
  expect(page.shown).toMatchObject({ trouble: null });
  expect(other.shown).toMatchObject({ trouble: null });
  expect(copies.file.text).toBe(writeBackup(tasksOf('a')));
  // Nothing of it is left for a later loss.
  page.list = [];
  await page.look();
  expect(page.shown).toMatchObject({ trouble: 'held' });
});

test('[C10] a text with the same tasks and other ticks leaves the copy alone until they are back', async () => {
  const page = await copies.keep(tasksOf('a', 'b'));
  copies.replacedAt = copies.now += 1;
  page.list = tasksOf('a', 'b').map((task) => ({ ...task, done: true }));
  await page.look();
  expect(page.shown).toMatchObject({ trouble: 'held' });
  expect(copies.file.text).toBe(writeBackup(tasksOf('a', 'b')));

  // The copy was opened; what was replaced is still offered.
  copies.now += 1;
  page.act(tasksOf('a', 'b'));
  await page.look();
  page.act(tasksOf('a', 'b', 'c'));
  await page.look();
  expect(page.shown).toMatchObject({ trouble: null });
  expect(copies.file.text).toBe(writeBackup(tasksOf('a', 'b', 'c')));
});
