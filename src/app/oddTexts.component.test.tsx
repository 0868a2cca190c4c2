import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openList } from './openList.testing';
import { someTasks } from './renderApp.testing';

const sideways = () => document.documentElement.scrollWidth - innerWidth;

test.each([
  ['400 letters without a space', 'w'.repeat(400)],
  ['emoji with joiners and flags', '👩‍👩‍👧‍👦🏳️‍🌈🇵🇱'.repeat(40)],
  ['right-to-left text', 'שלום עולם مرحبا بالعالم \u202eabc'],
  ['control characters', 'a\u0000b\u0007c\u001b[31m\u0085d\u2028e'],
  ['markup', '<img src=x onerror=alert(1)> &amp; <script>throw 1</script>'],
  ['a lone surrogate', 'x\ud800y'],
])('shows %s in full on every screen at 320 px, without scrolling sideways', async (_, content) => {
  await page.viewport(320, 700);
  const { screen, editor, dialog, saved } = await openList({ tasks: someTasks(content) });
  const row = screen.getByRole('listitem');
  const link = row.getByRole('link');
  expect(link.element().textContent).toBe(content);
  expect(sideways(), 'list').toBeLessThanOrEqual(0);
  expect(link.element().getBoundingClientRect().right).toBeLessThanOrEqual(320);

  await row.getByRole('button', { name: /^Edit: / }).click();
  await expect.element(editor).toHaveFocus();
  expect(sideways(), 'editor').toBeLessThanOrEqual(0);
  await userEvent.keyboard('{Escape}');

  await row.getByRole('button', { name: /^Remove: / }).click();
  await expect.element(dialog).toBeVisible();
  expect(dialog.element().textContent).toContain(content);
  expect(sideways(), 'dialog').toBeLessThanOrEqual(0);
  // By a key, because a second click in the same place would be a double click.
  await userEvent.keyboard('{Escape}');

  await link.click();
  const heading = screen.getByRole('main').getByRole('heading', { level: 1 });
  await expect.poll(() => heading.element().textContent).toBe(content);
  expect(sideways(), 'details').toBeLessThanOrEqual(0);
  expect(saved()).toEqual(someTasks(content));
});

test('the narrowest phone shows the whole address in a task', async () => {
  await page.viewport(320, 700);
  const address = `https://example.org/${'a-very-long-way/'.repeat(30)}?q=żółw`;
  const { screen, link } = await openList({ tasks: someTasks(address), path: '/zadania/1' });
  await expect.element(link(address)).toBeVisible();
  expect(sideways()).toBeLessThanOrEqual(0);
  // The link has no width of its own, because it flows in the lines of the title.
  const title = screen.getByRole('heading', { level: 1 }).element();
  expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth);
});
