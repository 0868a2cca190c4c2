import { expect, test } from 'vitest';
import { arrangeNotices, NOTHING_DUE, type Arranging, type NoticeLook } from './arrangeNotices';

const come = (id: string, look: NoticeLook): Arranging => ({
  type: 'come',
  notice: { id, look, text: id },
});
const go = (id: string, used?: string): Arranging => ({ type: 'go', id, used });
const next: Arranging = { type: 'next' };
const shownAfter = (...actions: readonly Arranging[]) =>
  actions.reduce(arrangeNotices, NOTHING_DUE).shown;

const THREE = [come('version', 'card'), come('backup', 'card'), come('damaged', 'danger')];

test('two are shown: notifications first, then dangers to the list, then by age', () => {
  expect(shownAfter(...THREE)).toEqual(['damaged', 'version']);
  expect(shownAfter(...THREE, come('removed', 'bar'))).toEqual(['removed', 'damaged']);
});

test('a button leads to the others, and from the last back to the first', () => {
  expect(shownAfter(...THREE, next)).toEqual(['backup']);
  expect(shownAfter(...THREE, next, next)).toEqual(['damaged', 'version']);
});

test('a notice being read stays when another one goes, and the next one takes that place', () => {
  expect(shownAfter(...THREE, next, go('damaged'))).toEqual(['backup', 'version']);
  expect(shownAfter(...THREE, go('version'))).toEqual(['damaged', 'backup']);
  expect(shownAfter(...THREE, next, go('backup'))).toEqual(['damaged', 'version']);
});

test('a notice in use stays when a new one comes', () => {
  const removed = { ...come('removed', 'bar'), used: 'backup' };
  expect(shownAfter(...THREE, removed)).toEqual(['backup', 'removed']);
});

test('a changed text leaves the order unchanged', () => {
  expect(shownAfter(...THREE, next, come('backup', 'card'))).toEqual(['backup']);
});
