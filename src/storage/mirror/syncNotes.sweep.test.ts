import { expect, test, vi } from 'vitest';
import { at } from '../simulation/mirrorTabs';
import { storageWith } from '../simulation/storageWith';
import { IN_FLIGHT_MS, noteText, openNotes, sweepNotes } from './syncNotes';

const note = (seq: number, hash = 'h') =>
  noteText({ position: at(seq), hash, former: null, holds: [], isOnlyCopy: false });

function sweeping(tabs: readonly string[], open: Set<string> | null) {
  const notes = tabs.map((tab, index) => [`tasks.sync.${tab}`, note(index, tab)] as const);
  // As a browser may list them: by no order that means anything.
  const local = storageWith(Object.fromEntries(notes.toReversed()));
  const sweep = () =>
    sweepNotes({
      local,
      presence: open ? { enter() {}, openTabs: async () => open } : undefined,
      after: (milliseconds, work) => {
        const timer = setTimeout(work, milliseconds);
        return () => clearTimeout(timer);
      },
      isNeeded: ({ tab }) => tab === 'needed',
    });
  return {
    local,
    sweep,
    left: () =>
      openNotes(local)
        .all()
        .map(({ tab }) => tab),
  };
}

test('notes of tabs that are gone go, once all has arrived that those tabs had sent', async () => {
  vi.useFakeTimers();
  const { sweep, left } = sweeping(['gone', 'open', 'needed'], new Set(['open']));
  await sweep();
  await vi.advanceTimersByTimeAsync(IN_FLIGHT_MS - 1);
  expect(left()).toEqual(['needed', 'open', 'gone']);
  await vi.advanceTimersByTimeAsync(1);
  expect(left()).toEqual(['needed', 'open']);
});

test('a note that is written meanwhile stays, and that of a tab that was slow to enter', async () => {
  vi.useFakeTimers();
  const open = new Set<string>();
  const { local, sweep, left } = sweeping(['writes', 'enters', 'gone'], open);
  await sweep();
  local.setItem('tasks.sync.writes', note(7, 'another'));
  open.add('enters');
  await vi.advanceTimersByTimeAsync(IN_FLIGHT_MS);
  expect(left()).toEqual(['enters', 'writes']);
});

test('of very many notes the oldest go at once', async () => {
  vi.useFakeTimers();
  const { sweep, left } = sweeping(
    Array.from({ length: 103 }, (_, n) => `t${n}`),
    new Set(),
  );
  await sweep();
  expect(left()).toHaveLength(100);
  expect(left().at(-1)).toBe('t3');
});

test('where open tabs are unknown, only very many notes go', async () => {
  vi.useFakeTimers();
  const few = sweeping(['a', 'b'], null);
  const many = sweeping(
    Array.from({ length: 101 }, (_, n) => `t${n}`),
    null,
  );
  await few.sweep();
  await many.sweep();
  await vi.advanceTimersByTimeAsync(IN_FLIGHT_MS);
  expect(few.left()).toEqual(['b', 'a']);
  expect(many.left()).toHaveLength(100);
});
