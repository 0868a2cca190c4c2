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

/** The state of the file after the page has checked it. */
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
/** A task with the text of another one. */
const copyOf = (id: string, other: string): Change => [
  { type: 'put', tasks: [{ id, content: `task ${other}`, done: false }], place: AT_END },
];

test('[C10] another program’s text in the file is never overwritten', async () => {
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

test('[C10] a file whose time alone has changed is not foreign', async () => {
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

test('[C10] a browser killed twice during a backup still recognises its own text', async () => {
  const page = await backups.keep('a');
  await page.act(put('b'));
  const both = writeBackup(page.tasks);
  // Killed after writing the file, before recording it.
  backups.file.lifetime = 5;
  await page.sync();
  expect(backups.file.text).toBe(both);
  // Killed after recording the next text, before writing it.
  backups.file.lifetime = 2;
  await page.act(removal('b'));
  await page.sync();
  expect(backups.file.text).toBe(both);
  backups.file.lifetime = Infinity;
  expect(await outcome(page)).toBe('written');
});

test('[C10] a foreign text is noticed by its time or by its length', async () => {
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

test('[C10] a cleared list does not reach the file from any tab or later visit until its tasks are back', async () => {
  const page = await backups.keep('a', 'b');
  const cleared = await backups.clearList(page);
  expect(cleared.tasks).toEqual([]);
  expect(await outcome(cleared)).toBe('conflict');
  await cleared.act(put('new'));
  expect(await outcome(await backups.openPage())).toBe('conflict');
  // Imports an old backup.
  await cleared.act(put('a'));
  const next = await cleared.reload();
  expect(await outcome(next)).toBe('conflict');
  await next.act(put('b'));
  expect(await outcome(next)).toBe('written');
});

test('[C10] a list replaced by another program does not reach the file until its tasks are back', async () => {
  const page = await backups.keep('a', 'b');
  await backups.replaceList('foreign', 'a');
  expect(await outcome(page)).toBe('conflict');
  expect(await outcome(await backups.openPage())).toBe('conflict');
  await page.act(put('b'));
  expect(await outcome(page)).toBe('written');
});

test('[C10] a foreign list with the same tasks and other texts or ticks does not reach the file', async () => {
  const page = await backups.keep('a', 'b');
  await backups.writeList(listText('a', 'b').replace('false', 'true'));
  expect(await outcome(page)).toBe('conflict');
  await backups.writeList(listText('a', 'b').replace('task b', 'other'));
  expect(await outcome(page)).toBe('conflict');
  await backups.replaceList('a', 'b');
  expect(await outcome(page)).toBe('written');
});

test('[C10] a foreign list with all tasks of the file is written to it', async () => {
  const page = await backups.keep('a', 'b');
  await backups.replaceList('b', 'c', 'a');
  expect(await outcome(page)).toBe('written');
});

test('[C10] a task restored under another id is recognised by its text', async () => {
  const page = await backups.keep('a', 'b');
  await backups.writeList(listText('a', 'b').replace('task b', 'other'));
  await page.act(copyOf('c', 'b'));
  expect(await outcome(page)).toBe('written');
});

test('[C10] the visitor’s removals and edits reach the file from any tab at any time', async () => {
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

test('[C10] the visitor’s own changes around a foreign list are not counted as losses', async () => {
  const page = await backups.keep('a', 'b', 'c');
  await page.act(removal('a'));
  await backups.writeList(listText('b', 'c').replace('task b', 'theirs'));
  await page.act(rename('b', 'own words'));
  await page.act([...removal('c'), ...put('d')]);
  expect(await outcome(page)).toBe('written');
});

test('[C10] a task reworded by a foreign list counts as lost, even if the visitor has ticked it', async () => {
  const page = await backups.keep('a');
  await backups.writeList(listText('a').replace('task a', 'theirs'));
  await page.act(tick('a'));
  expect(await outcome(page)).toBe('conflict');
});

test('[C10] the list of a recreated journal is written if it lacks nothing', async () => {
  const page = await backups.keep('a', 'b');
  backups.visits.browser.disk.clear();
  await page.act(put('c'));
  expect(await outcome(page)).toBe('written');

  backups.visits.browser.disk.clear();
  await page.act(removal('c'));
  expect(await outcome(page)).toBe('conflict');
});

test('[C10] a tab that does not know the new journal does not overwrite another tab’s list', async () => {
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

test('[C10] if the journal no longer has the changes since, even the visitor’s removal asks first', async () => {
  const page = await backups.keep('a', 'b');
  await page.act(put('c'));
  backups.forgetHistory();
  expect(await outcome(page)).toBe('written');
  await page.act(removal('c'));
  backups.forgetHistory();
  expect(await outcome(page)).toBe('conflict');
});

test('[C10] a task added by a damaged entry counts as lost', async () => {
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

test('[C10] a list lost while the permission had lapsed does not replace the file', async () => {
  const page = await backups.keep('a', 'b');
  backups.file.permission = 'prompt';
  const cleared = await backups.clearList(page);
  await cleared.sync();
  await cleared.act(put('a'));
  backups.file.permission = 'granted';
  expect(await outcome(cleared)).toBe('conflict');
});

test('[C10] choosing the file again overwrites it with the list', async () => {
  const page = await backups.keep('a', 'b');
  await backups.replaceList('foreign');
  expect(await outcome(page)).toBe('conflict');
  await page.choose(backups.file.handle);
  expect(await outcome(page)).toBe('written');
  await page.act(removal('foreign'));
  expect(await outcome(page)).toBe('written');
});
