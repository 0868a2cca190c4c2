import { describe, expect, test } from 'vitest';
import { SimulatedBrowser } from '../../storage/simulation/SimulatedBrowser';
import { renderApp, someTasks } from '../renderApp.testing';

test('a notice says that the journal fails while localStorage still holds the list', async () => {
  const browser = new SimulatedBrowser();
  browser.fault = (call) => (call.startsWith('local') ? 'work' : 'refuse');
  const { screen, saved } = await renderApp({ tasks: someTasks('tea'), browser });
  await screen.getByRole('checkbox', { name: 'tea' }).click();
  await expect
    .element(screen.getByRole('region', { name: 'Notices' }))
    .toHaveTextContent('no durable storage');
  await expect.poll(saved).toEqual(someTasks('x tea'));
});

test('a notice says that nothing is saved until saving works again', async () => {
  const browser = new SimulatedBrowser();
  const { screen } = await renderApp({ tasks: someTasks('tea'), browser });
  browser.fault = () => 'refuse';
  await screen.getByRole('checkbox', { name: 'tea' }).click();
  await expect.element(screen.getByRole('button', { name: 'Download tasks' })).toBeVisible();
  browser.fault = () => 'work';
  await screen.getByRole('checkbox', { name: 'tea' }).click();
  await expect
    .element(screen.getByRole('button', { name: 'Download tasks' }))
    .not.toBeInTheDocument();
});

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

describe('several notices', () => {
  const UNREADABLE = 'Part of your saved list could not be read.';
  const BACKUP = 'Your tasks are only in this browser.';
  const NEW_VERSION = 'A new version of the application is ready.';

  /** Of the three, only the notice about the damaged text is a danger to the list. */
  async function openWithThree() {
    const browser = new SimulatedBrowser();
    browser.setLocal('tasks', '[{"id":"1","content":"tea","done":false},{"id":"2","content":5}]');
    const { screen, background } = await renderApp({ browser });
    await expect.element(screen.getByText(UNREADABLE)).toBeVisible();
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

  test('are light cards with a line if they last, and a dark bar otherwise', async () => {
    const { screen } = await openWithThree();
    await screen.getByRole('button', { name: 'Remove: tea' }).click();
    await screen.getByRole('button', { name: 'Yes' }).click();
    await expect.element(screen.getByText('Removed “tea”').first()).toBeVisible();
    const notices = screen.getByRole('region', { name: 'Notices' });
    const look = (text: RegExp | string) => {
      const notice = notices.getByText(text).element().closest('[data-notice]');
      if (!notice) throw new Error('no notice');
      const { backgroundColor, borderLeftColor, borderLeftWidth } = getComputedStyle(notice);
      return [backgroundColor, ...(borderLeftWidth === '0px' ? [] : [borderLeftColor])];
    };
    const [surface, ink] = ['rgb(255, 255, 255)', 'rgb(18, 39, 42)'];
    const [danger, primary] = ['rgb(139, 15, 30)', 'rgb(0, 90, 95)'];
    expect(look('Removed “tea”')).toEqual([ink]);
    expect(look(UNREADABLE)).toEqual([surface, danger]);
    expect(look(NEW_VERSION)).toEqual([surface, primary]);
    expect(look(/^Your tasks are only in this browser/)).toEqual([surface, primary]);
  });
});
