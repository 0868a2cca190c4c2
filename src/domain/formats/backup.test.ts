import { expect, test } from 'vitest';
import { backupInSlices, writeBackup } from './backup';

test.each([0, 1, 2, 1999, 2000, 2001, 5000])(
  'a backup of %i tasks is the same in slices',
  (count) => {
    const tasks = Array.from({ length: count }, (_, index) => ({
      id: `${index}`,
      content: `[],\n "${index}"`,
      done: index % 2 === 0,
    }));
    const slices = backupInSlices(tasks);
    let pauses = 0;
    let slice = slices.next();
    for (; !slice.done; slice = slices.next()) pauses += 1;
    expect(slice.value).toBe(writeBackup(tasks));
    expect(pauses).toBe(Math.ceil(count / 2000));
  },
);
