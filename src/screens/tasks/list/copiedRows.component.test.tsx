import { beforeAll, expect, test } from 'vitest';
import { lazyCopyRows } from '../lazyScreens';
import { renderApp, someTasks } from '../../../app/renderApp.testing';

beforeAll(async () => {
  await lazyCopyRows.fetch();
});

const textOf = (content: string): Node => {
  const link = [...document.querySelectorAll('[data-task] a')].find(
    ({ textContent }) => textContent === content,
  );
  return link?.querySelector('span')?.firstChild ?? document.body;
};

/** The text that a copy put on the clipboard; null if it was left to the browser. */
function copied(): string | null {
  const clipboardData = new DataTransfer();
  const event = new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true });
  document.body.dispatchEvent(event);
  return event.defaultPrevented ? clipboardData.getData('text/plain') : null;
}

test('a selection from above the list to below it copies all tasks', async () => {
  const { screen } = await renderApp({ tasks: someTasks('tea', 'x milk') });
  await expect.element(screen.getByRole('link', { name: 'milk' })).toBeVisible();
  getSelection()?.selectAllChildren(document.body);
  expect(copied()).toBe('- [ ] tea\n- [x] milk');
});

test('a selection inside one row, or up to where the next row begins, is left to the browser', async () => {
  const { screen } = await renderApp({ tasks: someTasks('tea', 'milk') });
  await expect.element(screen.getByRole('link', { name: 'milk' })).toBeVisible();
  getSelection()?.setBaseAndExtent(textOf('tea'), 0, textOf('tea'), 2);
  expect(copied()).toBeNull();
  getSelection()?.setBaseAndExtent(textOf('tea'), 0, textOf('milk'), 0);
  expect(copied()).toBeNull();
});
