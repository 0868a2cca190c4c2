import { beforeEach, expect, test } from 'vitest';
import { AT_END, type Change } from '../../domain/change';
import { writeBackup } from '../../domain/formats/backup';
import { SimulatedBackups } from '../simulation/SimulatedBackups';
import { listText, put, removal } from '../simulation/visits';

let backups: SimulatedBackups;

beforeEach(() => {
  backups = new SimulatedBackups();
});

type Page = Awaited<ReturnType<SimulatedBackups['openPage']>>;

/** What comes of it when the page looks at the file. */
async function outcome(page: Page): Promise<string> {
  const { text } = backups.file;
  await page.sync();
  const { trouble = 'no file', isOffered = false } = page.shown ?? {};
  const isSame = backups.file.text === text;
  const isWritten = backups.file.text === writeBackup(page.tasks);
  if (trouble === null && !isOffered && isWritten) return 'written';
  if (trouble === 'conflict' && isOffered && isSame) return 'conflict';
  return `${trouble}, ${isSame ? 'as before' : 'written over'}, ${isOffered ? '' : 'not '}offered`;
}

const tick = (...ids: string[]): Change => [{ type: 'setDone', ids, done: true }];
const rename = (id: string, content: string): Change => [{ type: 'setContent', id, content }];
/** A task with the words of another one. */
const copyOf = (id: string, other: string): Change => [
  { type: 'put', tasks: [{ id, content: `task ${other}`, done: false }], place: AT_END },
];

test('[C10] what another program has written to the file is never written over', async () => {
  const page = await backups.keep('a');
  backups.file.overwrite('theirs');
  await page.act(put('b'));
  await page.sync();
  expect(page.shown).toMatchObject({
    trouble: 'foreign',
    writtenAt: SimulatedBackups.NOW,
    isOffered: true,
  });
  await (await backups.openPage()).sync();
  expect(backups.file.text).toBe('theirs');
});

test('[C10] a file of which only the time has changed is not foreign', async () => {
  const page = await backups.keep('a');
  backups.file.overwrite(backups.file.text);
  await page.sync();
  expect(backups.record?.written?.lastModified).toBe(backups.file.lastModified);
  expect(backups.file.writes).toBe(1);
  await page.act(put('b'));
  backups.file.overwrite(backups.file.text);
  expect(await outcome(page)).toBe('written');
  expect(backups.record?.written?.lastModified).toBe(backups.file.lastModified);
});

test('[C10] a browser that is killed twice in the middle of a backup still knows its own text', async () => {
  const page = await backups.keep('a');
  await page.act(put('b'));
  const both = writeBackup(page.tasks);
  // The text is in its place, and that is not noted.
  backups.file.lifetime = 5;
  await page.sync();
  expect(backups.file.text).toBe(both);
  // The next text is noted, and is not in its place.
  backups.file.lifetime = 2;
  await page.act(removal('b'));
  await page.sync();
  expect(backups.file.text).toBe(both);
  backups.file.lifetime = Infinity;
  expect(await outcome(page)).toBe('written');
});

test('[C10] a foreign text of the same length is noticed by its time, one of the same millisecond by its length', async () => {
  const page = await backups.keep('a');
  backups.file.overwrite(backups.file.text.replaceAll('a', 'e'));
  await page.act(put('b'));
  await page.sync();
  expect(page.shown).toMatchObject({ trouble: 'foreign' });

  await page.choose(backups.file.handle);
  backups.file.text = 'theirs';
  await page.act(put('c'));
  await page.sync();
  expect(page.shown).toMatchObject({ trouble: 'foreign' });
});

test('[C10] a cleared list leaves the file alone in every tab and later visit, until its tasks are back', async () => {
  const page = await backups.keep('a', 'b');
  const cleared = await backups.clearList(page);
  expect(cleared.tasks).toEqual([]);
  expect(await outcome(cleared)).toBe('conflict');
  await cleared.act(put('new'));
  expect(await outcome(await backups.openPage())).toBe('conflict');
  // An old backup is imported.
  await cleared.act(put('a'));
  const next = await cleared.reload();
  expect(await outcome(next)).toBe('conflict');
  await next.act(put('b'));
  expect(await outcome(next)).toBe('written');
});

test('[C10] a list that another program has replaced leaves the file alone, until what it had is back', async () => {
  const page = await backups.keep('a', 'b');
  await backups.replaceList('foreign', 'a');
  expect(await outcome(page)).toBe('conflict');
  expect(await outcome(await backups.openPage())).toBe('conflict');
  await page.act(put('b'));
  expect(await outcome(page)).toBe('written');
});

test('[C10] a list with the same tasks and other words or ticks leaves the file alone', async () => {
  const page = await backups.keep('a', 'b');
  await backups.writeList(listText('a', 'b').replace('false', 'true'));
  expect(await outcome(page)).toBe('conflict');
  await backups.writeList(listText('a', 'b').replace('task b', 'other'));
  expect(await outcome(page)).toBe('conflict');
  await backups.replaceList('a', 'b');
  expect(await outcome(page)).toBe('written');
});

test('[C10] a foreign list that lacks nothing of the file is written to it', async () => {
  const page = await backups.keep('a', 'b');
  await backups.replaceList('b', 'c', 'a');
  expect(await outcome(page)).toBe('written');
});

test('[C10] a task that was restored under another id is known by its words', async () => {
  const page = await backups.keep('a', 'b');
  await backups.writeList(listText('a', 'b').replace('task b', 'other'));
  await page.act(copyOf('c', 'b'));
  expect(await outcome(page)).toBe('written');
});

test('[C10] what the visitor removes or changes leaves the file, whichever tab writes it and whenever', async () => {
  const page = await backups.keep('a', 'b', 'c');
  const other = await backups.openPage();
  await page.act(removal('a'));
  await other.act(removal('b'));
  expect(await outcome(page)).toBe('written');
  await page.act(rename('c', 'other words'));
  expect(await outcome(other)).toBe('written');
  // Each visit ends before the change is written.
  await page.act(tick('c'));
  const next = await page.reload();
  await next.act(removal('c'));
  expect(await outcome(await next.reload())).toBe('written');
  expect(backups.file.text).toBe(writeBackup([]));
});

test('[C10] what the visitor has done before and after a foreign list is not missed', async () => {
  const page = await backups.keep('a', 'b', 'c');
  await page.act(removal('a'));
  await backups.writeList(listText('b', 'c').replace('task b', 'theirs'));
  await page.act(rename('b', 'own words'));
  await page.act([...removal('c'), ...put('d')]);
  expect(await outcome(page)).toBe('written');
});

test('[C10] what a foreign list has reworded is missed also when the visitor has ticked it', async () => {
  const page = await backups.keep('a');
  await backups.writeList(listText('a').replace('task a', 'theirs'));
  await page.act(tick('a'));
  expect(await outcome(page)).toBe('conflict');
});

test('[C10] the list of a journal that was lost and begun again is written if it lacks nothing', async () => {
  const page = await backups.keep('a', 'b');
  backups.visits.browser.disk.clear();
  await page.act(put('c'));
  expect(await outcome(page)).toBe('written');

  backups.visits.browser.disk.clear();
  await page.act(removal('c'));
  expect(await outcome(page)).toBe('conflict');
});

test('[C10] a tab that has not heard of the new journal does not write its list over that of another tab', async () => {
  const page = await backups.keep('a');
  const { disk, schedule } = backups.visits.browser;
  const asleep = await backups.openPage();
  disk.clear();
  page.begin(put('b'));
  for (let round = 0; round < 5; round += 1)
    for (const step of ['idle', 'transaction', 'answer']) await schedule.runFirst(`tab1 ${step}`);
  expect(await outcome(page)).toBe('written');
  expect([page.tasks.length, asleep.tasks.length]).toEqual([2, 1]);
  expect(await outcome(asleep)).toBe('conflict');
});

test('[C10] if the journal does not know what has happened since, even an own removal asks', async () => {
  const page = await backups.keep('a', 'b');
  await page.act(put('c'));
  backups.forgetHistory();
  expect(await outcome(page)).toBe('written');
  await page.act(removal('c'));
  backups.forgetHistory();
  expect(await outcome(page)).toBe('conflict');
});

test('[C10] what a damaged entry of the journal had added is missed', async () => {
  const page = await backups.keep('a');
  await page.act(put('b'));
  await page.sync();
  const { disk } = backups.visits.browser;
  const [first, last] = disk.stored.entries;
  const damaged = JSON.parse(JSON.stringify({ ...last, change: 'gone' }));
  disk.stored = { ...disk.stored, entries: [...(first ? [first] : []), damaged] };
  const next = await page.reload();
  expect(next.tasks).toHaveLength(1);
  expect(await outcome(next)).toBe('conflict');
});

test('[C10] a list that was lost while the permission had lapsed does not replace the file', async () => {
  const page = await backups.keep('a', 'b');
  backups.file.permission = 'prompt';
  const cleared = await backups.clearList(page);
  await cleared.sync();
  await cleared.act(put('a'));
  backups.file.permission = 'granted';
  expect(await outcome(cleared)).toBe('conflict');
});

test('[C10] a visitor who chooses the file again has the list written over it', async () => {
  const page = await backups.keep('a', 'b');
  await backups.replaceList('foreign');
  expect(await outcome(page)).toBe('conflict');
  await page.choose(backups.file.handle);
  expect(await outcome(page)).toBe('written');
  await page.act(removal('foreign'));
  expect(await outcome(page)).toBe('written');
});
