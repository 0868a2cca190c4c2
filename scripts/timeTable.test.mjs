import { expect, test } from 'vitest';
import { timeTable } from './timeTable.mjs';

test('the times are a table that can be put into the documents', () => {
  const table = timeTable([
    { does: 'build', seconds: 2.4, passed: 0 },
    { does: 'unit tests', seconds: 61.2, passed: 900 },
  ]);
  expect(table).toBe(
    [
      '| part       | tests |      time |',
      '| ---------- | ----: | --------: |',
      '| build      |       |       2 s |',
      '| unit tests |   900 | 1 min 1 s |',
      '| all of it  |   900 | 1 min 4 s |',
    ].join('\n'),
  );
});
