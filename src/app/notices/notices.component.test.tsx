import { describe, expect, test } from 'vitest';
import { SimulatedBrowser } from '../../storage/simulation/SimulatedBrowser';
import { openList, press } from '../openList.testing';
import { renderApp, someTasks } from '../renderApp.testing';

test('a damaged text is offered, and its readable tasks are the list', async () => {
  const browser = new SimulatedBrowser();
  const damaged = '[{"id":"1","content":"tea","done":false},{"id":"2","content":5}]';
  browser.setLocal('tasks', damaged);
  const { screen } = await renderApp({ browser });
  await expect.element(screen.getByRole('link', { name: 'tea' })).toBeVisible();
  await expect.poll(() => browser.disk.offeredTexts).toMatchObject([{ text: damaged }]);
  const notices = screen.getByRole('region', { name: 'Notices' });
  await notices.getByRole('button', { name: 'Discard' }).click();
  await expect.element(notices.getByRole('button', { name: 'Discard' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('main')).toHaveFocus();
  await notices.getByRole('button', { name: 'Undo' }).click();
  await expect.element(notices.getByRole('button', { name: 'Discard' })).toBeVisible();
  expect(browser.disk.offeredTexts).toMatchObject([{ text: damaged }]);
});

test("a notice's Undo does not take the focus, and the restored row has its focus and state again", async () => {
  const list = await openList({ tasks: someTasks('tea', 'x milk', 'bread') });
  await list.removeButton('milk').click();
  await list.button('Yes').click();
  await expect.poll(list.contents).toEqual(['tea', 'bread']);
  await expect.element(list.notices).toHaveTextContent('Removed “milk”');
  await expect.element(list.removeButton('bread')).toHaveFocus();
  await press(list.button('Undo'));
  await expect.poll(list.contents).toEqual(['tea', 'milk', 'bread']);
  await expect.element(list.checkbox('milk')).toBeChecked();
  await expect.element(list.removeButton('milk')).toHaveFocus();
  await expect.element(list.notices).not.toBeInTheDocument();
  await expect.poll(list.saved).toEqual(someTasks('tea', 'x milk', 'bread'));
});

describe('several notices', () => {
  const UNREADABLE = 'Part of your saved list could not be read.';
  const BACKUP = 'Your tasks are only in this browser.';
  const NEW_VERSION = 'A new version of the application is ready.';

  /** Of the three, only the notice about the damaged text is a danger to the list. */
  async function openWithThree() {
    const browser = new SimulatedBrowser();
    browser.setLocal('tasks', '[{"id":"1","content":"tea","done":false},{"id":"2","content":5}]');
    const { screen, background } = await renderApp({ browser });
    // Not in the live region, which has the same words for ten seconds.
    const notices = screen.getByRole('region', { name: 'Notices' });
    await expect.element(notices.getByText(UNREADABLE)).toBeVisible();
    background.setState({ isNewVersionReady: true, reminder: 'cleared' });
    const seen = () =>
      [...screen.container.querySelectorAll('[data-notice] p')]
        .filter((text) => text.checkVisibility())
        .map(({ textContent }) => /^[^.]*\.?/.exec(textContent ?? '')?.[0]);
    return { screen, background, seen };
  }

  test('are shown two at a time, dangers to the list first, and a button shows the others', async () => {
    const { screen, seen } = await openWithThree();
    await expect.poll(seen).toEqual([UNREADABLE, NEW_VERSION]);
    const more = screen.getByRole('button', { name: /more notice/ });
    await expect.element(more).toHaveTextContent('1 more notice');
    await more.click();
    await expect.poll(seen).toEqual([BACKUP]);
    await expect.element(more).toHaveTextContent('2 more notices');
    await more.click();
    await expect.poll(seen).toEqual([UNREADABLE, NEW_VERSION]);

    await screen.getByRole('button', { name: 'Later' }).click();
    await expect.poll(seen).toEqual([UNREADABLE, BACKUP]);
    await expect.element(more).not.toBeInTheDocument();
  });

  test('make room for a new notification, unless the visitor is using them', async () => {
    const { screen, background, seen } = await openWithThree();
    await screen.getByRole('button', { name: 'Remove: tea' }).click();
    await screen.getByRole('button', { name: 'Yes' }).click();
    await expect.poll(seen).toEqual([UNREADABLE, 'Removed “tea”']);
    await expect.element(screen.getByText('2 more notices')).toBeVisible();

    const more = screen.getByRole('button', { name: /more notice/ });
    await more.click();
    await expect.poll(seen).toEqual([NEW_VERSION, BACKUP]);
    screen.getByRole('button', { name: 'Not now' }).element().focus();
    background.setState({ isNewVersionReady: false });
    await expect.poll(seen).toEqual([BACKUP, 'Removed “tea”']);
    background.setState({ isNewVersionReady: true });
    await expect.poll(seen).toEqual([BACKUP, 'Removed “tea”']);
    await expect.element(screen.getByRole('button', { name: 'Not now' })).toHaveFocus();
  });
});
