import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openList } from '../../../app/openList.testing';
import { someTasks } from '../../../app/renderApp.testing';

/** As the installed app does when it is open already. */
function goTo(address: string) {
  history.pushState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
}

test.each([
  [
    'title, text and address, joined, as another app shares them',
    'nowe=Tea&nowe=first%0Asecond&nowe=https%3A%2F%2Fexample.org',
    'Tea first second https://example.org',
  ],
  ['letters of all kinds', 'nowe=za%C5%BC%C3%B3%C5%82%C4%87+%3Cb%3E%26', 'zażółć <b>&'],
  ['broken encoding', 'nowe=%E0%A4%A', '\ufffd%A'],
  ['control characters', 'nowe=a%00%1Bb%7Fc', 'a b c'],
  ['nothing', 'nowe=', ''],
  ['nothing, twice', 'nowe&nowe=%0A', ''],
  ['markup', 'nowe="><img+src=x+onerror=alert(1)>', '"><img src=x onerror=alert(1)>'],
  ['many letters', `nowe=${'x'.repeat(7000)}`, 'x'.repeat(7000)],
])('the address fills the field, which only the visitor adds: %s', async (_, query, value) => {
  const list = await openList({ tasks: someTasks('milk'), path: `/zadania?${query}` });
  await expect.element(list.newTask).toHaveValue(value);
  await expect.element(list.newTask).toHaveFocus();
  expect(location.search).toBe('');
  expect(list.contents()).toEqual(['milk']);
  expect(list.saved()).toEqual(someTasks('milk'));
});

test('it follows half-typed text, beside a search', async () => {
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

test('a hundred thousand letters are a text like any other', async () => {
  const { newTask, saved } = await openList();
  await expect.element(newTask).toHaveFocus();
  goTo(`/zadania?nowe=${'%C5%BC'.repeat(100_000)}`);
  await expect.poll(() => location.search).toBe('');
  await expect.element(newTask).toHaveValue('ż'.repeat(100_000));
  await userEvent.keyboard('{Enter}');
  await expect.poll(saved).toMatchObject([{ content: 'ż'.repeat(100_000) }]);
});

test('it comes to an app that is open, from any screen, and Back does not bring it again', async () => {
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
