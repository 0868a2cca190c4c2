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

test('two are in sight: what has just happened, then what endangers the list, then by age', () => {
  expect(shownAfter(...THREE)).toEqual(['damaged', 'version']);
  expect(shownAfter(...THREE, come('removed', 'bar'))).toEqual(['removed', 'damaged']);
});

test('a button leads to the others, and after the last to the first again', () => {
  expect(shownAfter(...THREE, next)).toEqual(['backup']);
  expect(shownAfter(...THREE, next, next)).toEqual(['damaged', 'version']);
});

test('what is being read stays when another notice goes, and the next one takes its place', () => {
  expect(shownAfter(...THREE, next, go('damaged'))).toEqual(['backup', 'version']);
  expect(shownAfter(...THREE, go('version'))).toEqual(['damaged', 'backup']);
  expect(shownAfter(...THREE, next, go('backup'))).toEqual(['damaged', 'version']);
});

test('what is in use stays when a new one comes', () => {
  const removed = { ...come('removed', 'bar'), used: 'backup' };
  expect(shownAfter(...THREE, removed)).toEqual(['backup', 'removed']);
});

test('a changed text leaves the places as they are', () => {
  expect(shownAfter(...THREE, next, come('backup', 'card'))).toEqual(['backup']);
});
