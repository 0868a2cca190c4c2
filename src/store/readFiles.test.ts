import { expect, test, vi } from 'vitest';
import { readFiles } from './readFiles';

const file = () => new File(['- [ ] task\n'.repeat(20)], 'list.md');

async function progressOf(msPerLook: number) {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += msPerLook));
  const seen: number[] = [];
  const read = await readFiles([file()], {
    newId: () => 'id',
    onProgress: (progress) => seen.push(progress),
  });
  expect(read.tasks).toHaveLength(20);
  return [...new Set(seen)];
}

test('slow reading reports its progress in tenths', async () => {
  expect(await progressOf(500)).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]);
});

test('reading within half a second reports no progress', async () => {
  expect(await progressOf(5)).toEqual([]);
});
