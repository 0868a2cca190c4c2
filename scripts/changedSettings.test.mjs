import { expect, test } from 'vitest';
import { changedSettings, refusal } from './changedSettings.mjs';

test('settings that are not set, or to nothing, leave the app as the tests know it', () => {
  expect(changedSettings({ PATH: '/bin', PUBLIC_AUTHOR_NAME: '' }, '/ToDoListReact/')).toEqual([]);
});

test('a base path said in another way is no other base path', () => {
  expect(changedSettings({ PUBLIC_BASE_PATH: 'ToDoListReact' }, '/ToDoListReact/')).toEqual([]);
});

test('all that are set are named', () => {
  const names = changedSettings({ PUBLIC_AUTHOR_NAME: 'Ada', PUBLIC_BASE_PATH: '' }, '/');
  expect(names).toEqual(['PUBLIC_BASE_PATH', 'PUBLIC_AUTHOR_NAME']);
  expect(refusal(names)).toContain('unset PUBLIC_BASE_PATH, PUBLIC_AUTHOR_NAME');
});
