import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { beforeEach, expect, test, vi } from 'vitest';
import { isRecord } from '../../domain/parseJson';
import { COPY_DATABASE, copyRecords, type CopyRecord } from './copyRecord';

// Another file may have left the database open, and it could not be deleted then.
beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));

const written = { hash: 'h', size: 2, lastModified: 3, at: 4, count: 1 };

/** A handle as a database gives it back: of a real one no test outside a browser has any. */
function recordWith(fields: object): CopyRecord {
  const record: unknown = {
    handle: { kind: 'file', name: 'tasks.json' },
    written,
    writing: null,
    ...fields,
  };
  if (!isCopyRecord(record)) throw new Error('no record');
  return record;
}

const isCopyRecord = (value: unknown): value is CopyRecord => isRecord(value);

test('what is put there is found by the next visit, until it is cleared', async () => {
  expect(await copyRecords.read()).toBeNull();
  await copyRecords.put(recordWith({}));
  expect(await copyRecords.read()).toEqual(recordWith({}));
  await copyRecords.put(recordWith({ written: null, writing: 'next' }));
  expect(await copyRecords.read()).toMatchObject({ written: null, writing: 'next' });
  await copyRecords.clear();
  expect(await copyRecords.read()).toBeNull();
});

test.each([
  [{ handle: null }],
  [{ handle: { kind: 'directory' } }],
  [{ written: 1 }],
  [{ written: { ...written, size: '2' } }],
  [{ writing: 5 }],
])('a damaged record (%j) is none', async (fields) => {
  await copyRecords.put(recordWith(fields));
  expect(await copyRecords.read()).toBeNull();
});

test('a database of a later version is left alone', async () => {
  const later = await openDB(COPY_DATABASE, 2);
  later.close();
  await expect(copyRecords.read()).rejects.toThrow(/version/);
});
