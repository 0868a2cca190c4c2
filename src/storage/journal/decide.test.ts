import { expect, test } from 'vitest';
import { apply } from '../../domain/change';
import { readTasks } from '../../domain/savedTasks';
import type { Task } from '../../domain/task';
import { NOWHERE, type Position, type TextNote } from '../journal';
import { substituteIds, tasksText } from '../text/savedText';
import { textHash } from '../text/textHash';
import { decide } from './decide';

const task = (id: string, done = false): Task => ({ id, content: `task ${id}`, done });
const [a, b] = [task('a'), task('b')];
const text = (...tasks: Task[]) => tasksText(tasks);
const AT: Position = { journal: 'j', seq: 7 };
const LEFT: TextNote = { ...AT, isLeft: true, adopted: null };

function found(stored: string | null, at: Position | null = null) {
  const tasks =
    stored === null ? { tasks: [], intact: true } : readTasks(stored, substituteIds(stored));
  return { text: stored, ...tasks, signedFor: () => at };
}

function outcome(
  stored: string | null,
  at: Position | null,
  base: Task[],
  position = AT,
  note: TextNote | null = LEFT,
) {
  const entry = decide(found(stored, at), {
    position,
    base,
    withPending: base,
    isOtherAtWork: false,
    note,
  });
  return (
    entry && [text(...apply(base, entry.change)), ...(entry.offers ?? []).map((one) => one.text)]
  );
}

test.each<[string, string | null, Position | null, Task[], Position, string[] | null]>([
  ['[L5] a text signed for this journal: the journal wins', text(a), AT, [a, b], AT, null],
  [
    '[L6] a text signed beyond its end: adopted',
    text(a),
    { ...AT, seq: 8 },
    [b],
    AT,
    [text(a), text(b)],
  ],
  [
    '[L6] a text signed for another journal: adopted',
    text(a),
    { journal: 'k', seq: 1 },
    [b],
    AT,
    [text(a), text(b)],
  ],
  ['[L5] a text signed before there was one: the journal wins', text(a), NOWHERE, [b], AT, null],
  ['[L4] a text without a journal: it begins the journal', text(a), AT, [], NOWHERE, [text(a)]],
  ['[L4] a first text: it begins the journal', text(a), NOWHERE, [], NOWHERE, [text(a)]],
  [
    '[L7] an unreadable text without a journal: it is offered',
    '[{',
    null,
    [],
    NOWHERE,
    ['[]', '[{'],
  ],
  ['[L7] an empty text: nothing is offered', '', null, [a], AT, null],
  [
    '[L6] an unsigned text: adopted, and the list it replaces is offered',
    text(b),
    null,
    [a],
    AT,
    [text(b), text(a)],
  ],
  [
    '[L6] an unsigned text with all of the list: nothing is offered',
    text(a, b),
    null,
    [a],
    AT,
    [text(a, b)],
  ],
  [
    '[L6] an unsigned text with another tick: the former list is offered',
    text(task('a', true)),
    null,
    [a],
    AT,
    [text(task('a', true)), text(a)],
  ],
  [
    '[L6] an unsigned text with another wording: the former list is offered',
    text({ ...a, content: 'other' }),
    null,
    [a],
    AT,
    [text({ ...a, content: 'other' }), text(a)],
  ],
  ['[L5] a text of the same list: nothing happens', text(a), null, [a], AT, null],
  [
    '[L3] no text: the list is empty, and the former one offered',
    null,
    NOWHERE,
    [a],
    AT,
    ['[]', text(a)],
  ],
  [
    '[L3] an empty text: the list is empty, and the former one offered',
    '[]',
    NOWHERE,
    [a],
    AT,
    ['[]', text(a)],
  ],
  ['[L3] neither text nor journal: a new visitor', null, NOWHERE, [], NOWHERE, null],
  ['[L3] an empty text of an empty list: nothing happens', '[]', NOWHERE, [], AT, null],
  [
    '[L7] an unreadable text: the journal wins, and the text is offered',
    '[{',
    null,
    [a],
    AT,
    [text(a), '[{'],
  ],
])('%s', (_name, stored, at, base, position, expected) => {
  expect(outcome(stored, at, base, position)).toEqual(expected);
});

test('a text with foreign fields is offered unchanged', () => {
  const theirs = '[{"id":"a","content":"task a","done":false,"note":1}]';
  expect(outcome(theirs, null, [a])).toEqual([text(a), theirs]);
  expect(outcome(theirs, null, [b])).toEqual([text(a), text(b), theirs]);
});

test("[L4, L5] beside pending changes, a text is the journal's if it is signed or contains them", () => {
  const pending = {
    position: NOWHERE,
    base: [],
    withPending: [a],
    isOtherAtWork: true,
    note: null,
  };
  expect(decide(found(text(b), NOWHERE), pending)).toBeNull();
  expect(decide(found(text(a)), pending)).toBeNull();
  expect(decide(found(text(b)), pending)?.change).not.toEqual([]);
});

test('while changes are pending, an empty list may be that of a tab behind the others', () => {
  const list = {
    position: AT,
    base: [a],
    withPending: [a],
    isOtherAtWork: true,
    note: LEFT,
  };
  expect(decide(found('[]', NOWHERE), list)).toBeNull();
});

test.each<[string, TextNote | null]>([
  ['killed', null],
  ['left before something else was done', { ...LEFT, seq: 6 }],
  ['left where the list had no room', { ...LEFT, isLeft: false }],
])('[C4] after a page was %s an empty text does not count as removed', (_name, note) => {
  expect(outcome('[]', NOWHERE, [a], AT, note)).toBeNull();
  expect(outcome(null, NOWHERE, [a], AT, note)).toBeNull();
});

test('[C3] an adopted text that could not be overwritten is not adopted again', () => {
  const adopted = textHash(text(b));
  expect(outcome(text(b), null, [a], AT, { ...AT, isLeft: false, adopted })).toBeNull();
  expect(outcome(text(a, b), null, [a], AT, { ...AT, isLeft: false, adopted })).not.toBeNull();
});
