import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyTexts } from '../../domain/formats/anyTexts.testing';
import { deflated, inLetters, packed } from './packed.testing';
import { readSharedList } from './readSharedList';
import { writeSharedList } from './writeSharedList';

const NO_LIMIT = Number.POSITIVE_INFINITY;
const TASKS = [
  { id: 'V1StGXR8_Z5jdHi6B-myT', content: 'zażółć gęślą jaźń', done: false },
  { id: '2', content: 'dos líneas\ny 🍞', done: true },
];

test('any list survives its link unchanged', async () => {
  await fc.assert(
    fc.asyncProperty(anyTexts, async (tasks) => {
      const list = await writeSharedList(tasks, NO_LIMIT);
      expect(list).toMatch(/^1\.[\w-]+$/);
      expect(await readSharedList(list ?? '')).toEqual({ tasks, skipped: 0 });
    }),
    { numRuns: 300 },
  );
});

test('a link of the first version stays readable', async () => {
  const list =
    '1.eJwBWACn_1tbIlYxU3RHWFI4X1o1amRIaTZCLW15VCIsInphxbzDs8WCxIcgZ8SZxZtsxIUgamHFusWEIiwwXSxbIjIiLCJkb3MgbMOtbmVhc1xueSDwn42eIiwxXV0DeyOB';
  expect(await readSharedList(list)).toEqual({ tasks: TASKS, skipped: 0 });
});

describe('a list longer than a link may be', () => {
  test('is refused, and one that just fits is written', async () => {
    const list = (await writeSharedList(TASKS, NO_LIMIT)) ?? '';
    expect(await writeSharedList(TASKS, list.length)).toBe(list);
    expect(await writeSharedList(TASKS, list.length - 1)).toBeNull();
  });

  test('50,000 tasks are refused after the first few', async () => {
    let asked = 0;
    const id = () => `${(asked += 1)}`;
    const many = Array.from({ length: 50_000 }, () => ({
      get id() {
        return id();
      },
      content: 'the same text, again and again',
      done: false,
    }));
    expect(await writeSharedList(many, 32_000)).toBeNull();
    expect(asked).toBeLessThan(20_000);
  });
});

/** A list of one task, with that many letters in all. */
const taskOf = (letters: number) => `[["1","${'a'.repeat(letters - 12)}",0]]`;

test('a list may have five million letters and no more', async () => {
  expect(taskOf(5_000_000)).toHaveLength(5_000_000);
  expect(await readSharedList(await packed(taskOf(5_000_000)))).toMatchObject({ skipped: 0 });
  expect(await readSharedList(await packed(taskOf(5_000_001)))).toBe('tooBig');
});

describe('each fault of a link has a name', () => {
  const tea = () => packed(JSON.stringify([['1', 'tea', 0]]));

  test.each([
    ['nothing', '', 'damaged'],
    ['no version', 'eJyLjgYAAQ', 'damaged'],
    ['no list behind the version', '1.', 'damaged'],
    ['a version before the first', '0.eJyLjgYAAQ', 'damaged'],
    ['a newer version', '2.eJyLjgYAAQ', 'newer'],
    ['a version of another age', `${'9'.repeat(400)}.abc`, 'newer'],
    ['not base64', '1.a', 'damaged'],
    ['letters that no list has', '1.żółw', 'damaged'],
    ['base64 of something else', '1.dGVh', 'damaged'],
    ['more letters than can be looked at', `1.${'a'.repeat(5_000_001)}`, 'tooBig'],
  ])('%s', async (_what, list, fault) => {
    expect(await readSharedList(list)).toBe(fault);
  });

  test.each<[string, BlobPart, string]>([
    ['bytes that are no text', Uint8Array.of(0xff, 0xfe), 'damaged'],
    ['no JSON', 'tea', 'empty'],
    ['JSON that is no list', '{"0":["1","tea",0]}', 'empty'],
    ['a list of nothing', '[]', 'empty'],
    ['a list of other things', '[1,null,"tea",[],["1",2,0],["1","tea",true]]', 'empty'],
    ['a list inside lists', `${'['.repeat(50_000)}${']'.repeat(50_000)}`, 'empty'],
    ['more tasks than any list has', `[${'0,'.repeat(100_000)}0]`, 'tooBig'],
    ['one task of more text than any list has', taskOf(10_000_000), 'tooBig'],
  ])('whole, but in it %s', async (_what, text, fault) => {
    expect(await readSharedList(await packed(text))).toBe(fault);
  });

  test('a link cut anywhere is damaged', async () => {
    const list = await tea();
    for (let length = 2; length < list.length; length += 1) {
      expect(await readSharedList(list.slice(0, length)), `of ${length} letters`).toBe('damaged');
    }
  });

  test('punctuation that a messenger appends is ignored', async () => {
    const list = await tea();
    for (const end of ['.', ')', '>', '",', '…', '&x=1', '%20']) {
      expect(await readSharedList(list + end)).toMatchObject({ tasks: [{ content: 'tea' }] });
    }
  });

  test('good rows survive among bad ones, which are counted', async () => {
    const rows = [['1', 'tea', 0], null, [2, 'milk', 1], ['3', 'bread', 2]];
    expect(await readSharedList(await packed(JSON.stringify(rows)))).toEqual({
      tasks: [
        { id: '1', content: 'tea', done: false },
        { id: 2, content: 'milk', done: true },
      ],
      skipped: 2,
    });
  });
});

test('letters that inflate to two gigabytes are refused long before', async () => {
  // No string can be that long, so inflating all of it would fail and count as damaged.
  expect(await readSharedList(await deflateBomb(2_000_000_000))).toBe('tooBig');
});

/** Compressed to that many spaces, which never exist in memory all at once. */
async function deflateBomb(size: number): Promise<string> {
  const million = await deflated(' '.repeat(1_000_000));
  // Repeats bytes from the middle of the stream, where all mean the same. Its end is never reached.
  const middle = million.subarray(100, 900);
  const count = Math.ceil(size / 800_000);
  const bytes = new Uint8Array(900 + count * middle.length);
  bytes.set(million.subarray(0, 900));
  for (let at = 900; at < bytes.length; at += middle.length) bytes.set(middle, at);
  return `1.${inLetters(bytes)}`;
}
