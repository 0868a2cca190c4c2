import { expect, test } from 'vitest';
import { openList } from '../../../app/openList.testing';
import { someTasks } from '../../../app/renderApp.testing';

/** Navigates as a launch of the installed app does while it is open. */
function goTo(address: string) {
  history.pushState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
}

test('the address fills the field, which only the visitor adds', async () => {
  const query = 'nowe=Tea&nowe=%3Cb%3E%0A%26&nowe=https%3A%2F%2Fexample.org';
  const list = await openList({ tasks: someTasks('milk'), path: `/zadania?${query}` });
  await expect.element(list.newTask).toHaveValue('Tea <b> & https://example.org');
  await expect.element(list.newTask).toHaveFocus();
  expect(location.search).toBe('');
  expect(list.contents()).toEqual(['milk']);
  expect(list.saved()).toEqual(someTasks('milk'));
});

test('a shared text is appended to half-typed text, even during a search', async () => {
  const first = await openList({ tasks: someTasks('milk', 'tea') });
  await first.newTask.fill('read ');
  const { browser, session } = first;
  await first.screen.unmount();
  const list = await openList({
    browser,
    session,
    path: '/zadania?szukaj=te&nowe=https%3A%2F%2Fexample.org',
  });
  await expect.element(list.newTask).toHaveValue('read https://example.org');
  await expect.element(list.filter).toHaveValue('te');
  await expect.poll(list.contents).toEqual(['tea']);
  expect(location.search).toBe('?szukaj=te');
});

test('a shared text reaches an open app on any screen, and Back does not repeat it', async () => {
  const { newTask, link, heading, contents } = await openList({ tasks: someTasks('milk') });
  await newTask.fill('read');
  goTo('/zadania?nowe=one');
  await expect.element(newTask).toHaveValue('read one');
  await link('About author').click();
  await expect.element(heading('Author')).toBeVisible();
  goTo('/zadania?nowe=two');
  await expect.element(newTask).toHaveValue('read one two');
  history.back();
  await expect.element(heading('Author')).toBeVisible();
  history.back();
  await expect.element(newTask).toHaveValue('read one two');
  expect(contents()).toEqual(['milk']);
});
