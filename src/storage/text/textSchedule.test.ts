import { beforeEach, expect, test } from 'vitest';
import type { Tasks } from '../../domain/task';
import { textSchedule } from './textSchedule';
import { savedText, type SavedText } from './savedText';

const many = (count: number, content = 'tea'): Tasks =>
  Array.from({ length: count }, (_, index) => ({ id: `${index}`, content, done: false }));

let list: Tasks;
let isReady: boolean;
let written: SavedText[];
let idle: (() => void)[];

beforeEach(() => {
  list = many(1);
  isReady = true;
  written = [];
  idle = [];
});

function open(lengthAtLoad = 0) {
  return textSchedule(
    {
      tasks: () => list,
      prepareWrite: () => isReady,
      write: (saved) => written.push(saved),
      whenIdle: (work) => idle.push(work),
    },
    lengthAtLoad,
  );
}

/** Lets the browser be idle so many times. */
function rest(times = Infinity) {
  for (let time = 0; time < times; time += 1) {
    const work = idle.shift();
    if (!work) return;
    work();
  }
}

test('[C8] a short list is written at once, each time it is saved', () => {
  const schedule = open();
  schedule.save();
  list = many(7999);
  schedule.save();
  expect(written).toEqual([savedText(many(1)), savedText(many(7999))]);
  expect(idle).toEqual([]);
});

test('[C8] from 8,000 tasks on it is written when idle, once', () => {
  list = many(8000);
  open().save();
  expect([written.length, idle.length]).toEqual([0, 1]);
  rest(1);
  expect(written).toEqual([]);
  rest();
  expect(written).toEqual([savedText(list)]);
});

test('[C8] a few very long tasks are written when idle, once their length is known', () => {
  list = many(2, 'x'.repeat(600_000));
  const schedule = open();
  schedule.save();
  expect([written.length, idle.length]).toEqual([1, 0]);
  schedule.save();
  expect([written.length, idle.length]).toEqual([1, 1]);
  rest();
  expect(written).toEqual([savedText(list), savedText(list)]);
  list = many(1);
  schedule.save();
  rest();
  schedule.save();
  expect([written.length, idle.length]).toEqual([4, 0]);
});

test('[C8] the length of the text at load decides about the first write', () => {
  open(999_999).save();
  expect(idle).toHaveLength(0);
  open(1_000_000).save();
  expect(idle).toHaveLength(1);
});

test('[C8] a newer list replaces a waiting one', () => {
  list = many(8000);
  const schedule = open();
  schedule.save();
  rest(1);
  list = many(8001);
  schedule.save();
  rest();
  expect(written).toEqual([savedText(many(8001))]);
});

test('[C8] a waiting list is written once when the page is left', () => {
  list = many(8000);
  const schedule = open();
  schedule.save();
  schedule.writeDue();
  expect(written).toEqual([savedText(list)]);
  rest();
  schedule.writeDue();
  expect(written).toHaveLength(1);
});

test('[C8] nothing is written before the first save', () => {
  open().writeDue();
  expect(written).toEqual([]);
});

test('[C8] a list that may not be written waits for the next save', () => {
  const schedule = open();
  isReady = false;
  schedule.save();
  list = many(8000);
  schedule.save();
  rest();
  expect([written.length, idle.length]).toEqual([0, 0]);
  isReady = true;
  schedule.writeDue();
  expect(written).toEqual([savedText(list)]);
});
