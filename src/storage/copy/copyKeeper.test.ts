import { beforeEach, expect, test } from 'vitest';
import { writeBackup } from '../../domain/formats/backup';
import type { Tasks } from '../../domain/task';
import { SimulatedFile } from '../simulation/SimulatedFile';
import { copyKeeper, type KeptCopy } from './copyKeeper';
import type { CopyRecord, CopyShelf } from './copyRecord';

let file: SimulatedFile;
let record: CopyRecord | null;
let announced: number;

beforeEach(() => {
  file = new SimulatedFile();
  record = null;
  announced = 0;
});

const shelf: CopyShelf = {
  read: async () => record,
  put: async (next) => (record = next),
  clear: async () => (record = null),
};

const NOW = 5_000;

/** A page with this list. */
function openPage(first: Tasks | null) {
  const page: { list: Tasks | null; shown: KeptCopy | null } = { list: first, shown: null };
  const keeper = copyKeeper({
    shelf,
    list: () => page.list,
    inTurn: (work) => work(),
    now: () => NOW,
    show: (copy) => (page.shown = copy),
    announce: () => (announced += 1),
  });
  return Object.assign(page, keeper);
}

/** A page whose list stands in the file. */
async function keepingPage(list: Tasks) {
  const page = openPage(list);
  await page.keepIn(file.handle);
  return page;
}

const tasks = (...ids: string[]): Tasks => ids.map((id) => ({ id, content: id, done: false }));

test('the list is written when a file is chosen, and after every change, and not without one', async () => {
  const page = await keepingPage(tasks('a'));
  expect(file.text).toBe(writeBackup(tasks('a')));
  expect(page.shown).toEqual({
    name: 'tasks.json',
    writtenAt: NOW,
    trouble: null,
    reason: '',
    isOffered: false,
  });
  page.list = tasks('a', 'b');
  await page.look();
  await page.look();
  expect(file.text).toBe(writeBackup(tasks('a', 'b')));
  expect(file.writes).toBe(2);
});

test('another tab with the same list finds it written, and one with a later list goes on', async () => {
  await keepingPage(tasks('a'));
  const other = openPage(tasks('a'));
  await other.look();
  expect(file.writes).toBe(1);
  expect(other.shown).toMatchObject({ writtenAt: NOW });
  other.list = tasks('a', 'b');
  await other.look();
  expect(file.text).toBe(writeBackup(tasks('a', 'b')));
});

test('as long as nobody knows what the list is, nothing is written', async () => {
  const page = await keepingPage(tasks('a'));
  page.list = null;
  await page.look();
  expect(file.writes).toBe(1);
  expect(page.shown).toMatchObject({ writtenAt: NOW, trouble: null });
});

test('the other tabs hear of a file, of each copy and of the end, and of nothing else', async () => {
  const page = await keepingPage(tasks('a'));
  expect(announced).toBe(2);
  await page.look();
  expect(announced).toBe(2);
  page.list = tasks('b');
  await page.look();
  expect(announced).toBe(3);
  await page.stop();
  expect(announced).toBe(4);
});

test('when keeping has ended, the file stays as it is', async () => {
  const page = await keepingPage(tasks('a'));
  await page.stop();
  expect(page.shown).toBeNull();
  page.list = tasks('b');
  await page.look();
  expect(file.text).toBe(writeBackup(tasks('a')));
  expect(await page.handle()).toBeNull();
});

test('what another program has written is never written over', async () => {
  const page = await keepingPage(tasks('a'));
  file.overwrite('theirs');
  page.list = tasks('a', 'b');
  await page.look();
  expect(page.shown).toMatchObject({ trouble: 'foreign', writtenAt: NOW, isOffered: true });
  await openPage(tasks('a')).look();
  expect(file.text).toBe('theirs');
});

test('a file whose time alone has changed, or that holds the list by itself, is not foreign', async () => {
  const page = await keepingPage(tasks('a'));
  file.overwrite(file.text);
  page.list = tasks('a', 'b');
  await page.look();
  expect(file.text).toBe(writeBackup(tasks('a', 'b')));

  file.overwrite(writeBackup(tasks('a', 'b')));
  await page.look();
  expect(page.shown).toMatchObject({ trouble: null, writtenAt: NOW });
  expect(record?.written?.lastModified).toBe(file.lastModified);
});

test('a browser that is killed twice in the middle of a copy still knows its own text', async () => {
  const page = await keepingPage(tasks('a'));
  page.list = tasks('a', 'b');
  // The text is in its place, and that is not noted.
  file.lifetime = 4;
  await page.look();
  expect(file.text).toBe(writeBackup(tasks('a', 'b')));
  // The next text is noted, and is not in its place.
  file.lifetime = 1;
  page.list = tasks('a');
  await page.look();
  file.lifetime = Infinity;
  await page.look();
  expect(page.shown).toMatchObject({ trouble: null });
  expect(file.text).toBe(writeBackup(tasks('a')));
});

test('a change of the same length is noticed by its time, one within the same millisecond by its length', async () => {
  const page = await keepingPage(tasks('a'));
  file.overwrite(file.text.replaceAll('a', 'ą').slice(1));
  page.list = tasks('a', 'b');
  await page.look();
  expect(page.shown).toMatchObject({ trouble: 'foreign' });

  file = new SimulatedFile();
  const next = await keepingPage(tasks('a'));
  file.text = 'theirs';
  next.list = tasks('a', 'b');
  await next.look();
  expect(next.shown).toMatchObject({ trouble: 'foreign' });
});

test('a list without a single task of the copy does not replace it', async () => {
  await keepingPage(tasks('a', 'b'));
  const cleared = openPage([]);
  await cleared.look();
  expect(cleared.shown).toMatchObject({ trouble: 'held', isOffered: true });
  cleared.list = tasks('new');
  await cleared.look();
  expect(cleared.shown).toMatchObject({ trouble: 'held' });
  // A page that is opened later knows nothing of that visit's empty list.
  const later = openPage(tasks('new'));
  await later.look();
  expect(later.shown).toMatchObject({ trouble: 'held' });
  expect(file.text).toBe(writeBackup(tasks('a', 'b')));

  // The copy has been opened.
  cleared.list = tasks('new', 'a', 'b');
  await cleared.look();
  expect(cleared.shown).toMatchObject({ trouble: null, isOffered: false });
  expect(file.text).toBe(writeBackup(tasks('new', 'a', 'b')));
});

test('a page that has seen the tasks of the copy may empty it, or have others in their place', async () => {
  const page = await keepingPage(tasks('a', 'b'));
  page.list = [];
  await page.look();
  expect(file.text).toBe(writeBackup([]));

  const next = openPage(tasks('c'));
  await next.look();
  expect(file.text).toBe(writeBackup(tasks('c')));

  const visit = openPage(tasks('c'));
  await visit.look();
  visit.list = tasks('d');
  await visit.look();
  expect(file.text).toBe(writeBackup(tasks('d')));
});

test('without permission nothing is touched, and the copy is offered if it has tasks', async () => {
  const page = await keepingPage(tasks('a'));
  file.permission = 'prompt';
  page.list = [];
  await page.look();
  expect(page.shown).toMatchObject({ trouble: 'permission', isOffered: true });
  file.permission = 'granted';
  await page.look();
  expect(page.shown).toMatchObject({ trouble: null });
  file.permission = 'denied';
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
    const page = await keepingPage(tasks('a'));
    file.failures[step] = new DOMException('the reason', name);
    page.list = tasks('a', 'b');
    await page.look();
    expect(page.shown).toMatchObject({ trouble, reason: 'the reason', writtenAt: NOW });
    expect(file).toMatchObject({ text: writeBackup(tasks('a')), openStreams: 0 });
    delete file.failures[step];
    await page.look();
    expect(page.shown).toMatchObject({ trouble: null, reason: '' });
    expect(file.text).toBe(writeBackup(tasks('a', 'b')));
  },
);

test('a database that refuses is no failure of the page', async () => {
  const page = openPage(tasks('a'));
  const refusing = copyKeeper({
    shelf: { ...shelf, read: () => Promise.reject(new Error('refused')) },
    list: () => page.list,
    inTurn: (work) => work(),
    now: () => NOW,
    show: (copy) => (page.shown = copy),
    announce: () => {},
  });
  await expect(refusing.look()).resolves.toBeUndefined();
  expect(page.shown).toBeNull();
});
