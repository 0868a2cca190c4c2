import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AT_END, type Change } from '../domain/change';
import { en } from '../i18n/en';
import { es } from '../i18n/es';
import { LANGUAGES } from '../i18n/language';
import { pl } from '../i18n/pl';
import { openList } from './openList.testing';
import { renderApp, someTasks } from './renderApp.testing';

const TEXTS = { PL: pl, EN: en, ES: es };

const THREE = someTasks('tea', 'milk', 'bread');

/** What Tab and Shift+Tab lead to in the page. Beyond the last button they lead to the browser. */
async function stopsOfTab(): Promise<string[]> {
  const stops = new Set<string>();
  for (const keys of ['{Shift>}{Tab}{/Shift}', ...Array(4).fill('{Tab}')]) {
    await userEvent.keyboard(keys);
    const focused = document.activeElement;
    if (focused === document.body) continue;
    const isInside = focused?.closest('dialog') !== null;
    // In an engine with higher lines the quoted text has to be scrolled.
    if (focused?.matches('[data-scrolls]')) continue;
    stops.add(isInside ? (focused?.ariaLabel ?? focused?.textContent ?? '') : 'outside');
  }
  return [...stops].toSorted();
}

test.each([
  {
    opener: 'Remove: milk',
    asks: ['Are you sure you want to delete the task?', 'milk'],
    spares: ['tea', 'bread'],
    left: ['tea', 'bread'],
  },
  {
    opener: 'Remove all',
    asks: ['Are you sure you want to delete all tasks?', 'tea', 'milk', 'bread'],
    spares: [],
    left: [],
  },
])(
  '$opener asks in a modal dialog; No, the close icon and Escape remove nothing, Yes removes',
  async ({ opener, asks, spares, left }) => {
    const list = await openList({ tasks: THREE });
    await list.button(opener).click();
    for (const text of asks) await expect.element(list.dialog).toHaveTextContent(text);
    for (const text of spares) await expect.element(list.dialog).not.toHaveTextContent(text);
    expect(list.dialog.element().matches(':modal')).toBe(true);
    await expect.element(list.button('No')).toHaveFocus();
    expect(await stopsOfTab()).toEqual(['Close', 'No', 'Yes']);
    for (const close of [
      () => list.button('No').click(),
      () => list.button('Close').click(),
      () => userEvent.keyboard('{Escape}'),
    ]) {
      await close();
      await expect.element(list.dialog).not.toBeInTheDocument();
      await expect.element(list.button(opener)).toHaveFocus();
      expect(list.contents()).toEqual(['tea', 'milk', 'bread']);
      expect(list.saved()).toEqual(THREE);
      await list.button(opener).click();
      await expect.element(list.dialog).toBeVisible();
    }
    await list.button('Yes').click();
    await expect.element(list.dialog).not.toBeInTheDocument();
    await expect.poll(list.contents).toEqual(left);
    await expect.poll(list.saved).toHaveLength(left.length);
    expect(document.activeElement?.matches('button, a, input, h1, h2, [tabindex]')).toBe(true);
  },
);

test.each([
  ['Escape', ['tea']],
  ['No', ['tea']],
  ['Yes', []],
] as const)('Remove pressed in the same moment as %s asks again', async (answer, left) => {
  const list = await openList({ tasks: someTasks('tea', 'milk') });
  await list.removeButton('tea').click();
  await expect.element(list.dialog).toBeVisible();
  // Browsers fire a dialog's close event in the next frame at the earliest.
  const click = (label: string) =>
    [...document.querySelectorAll('button')]
      .find((button) => (button.ariaLabel ?? button.textContent) === label)
      ?.click();
  // What a browser does when it gets the key.
  if (answer === 'Escape') document.querySelector('dialog')?.requestClose();
  else click(answer);
  await Promise.resolve();
  click('Remove: milk');
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  await expect.element(list.dialog).toHaveTextContent('milk');
  await list.button('Yes').click();
  await expect.poll(list.contents).toEqual(left);
});

test('Back leaves the question unanswered, and it is not asked again on return', async () => {
  const list = await openList({ tasks: someTasks('tea', 'milk') });
  await list.link('About author').click();
  await list.link('Tasks').click();
  // Also for a visitor who is back before the browser has fired the close event.
  const keepBack = (event: Event) => event.stopImmediatePropagation();
  addEventListener('close', keepBack, { capture: true });
  onTestFinished(() => removeEventListener('close', keepBack, { capture: true }));
  await list.removeButton('tea').click();
  await expect.element(list.dialog).toBeVisible();
  history.back();
  await expect.element(list.heading('Author')).toBeVisible();
  history.forward();
  await expect.poll(list.contents).toEqual(['tea', 'milk']);
  expect(list.dialog.query()).toBeNull();
});

describe('another tab', () => {
  async function asked(opener: string) {
    const list = await openList({ tasks: THREE });
    const other = await list.browser.openTab();
    await list.button(opener).click();
    await expect.element(list.dialog).toBeVisible();
    return { ...list, change: (change: Change) => other.storage.record(change) };
  }

  test('renames the task in question, and the question follows', async () => {
    const list = await asked('Remove: milk');
    list.change([{ type: 'setContent', id: '2', content: 'oat milk' }]);
    await expect.element(list.dialog).toHaveTextContent('oat milk');
    await expect.element(list.button('No')).toHaveFocus();
    await list.button('No').click();
    await expect.element(list.button('Remove: oat milk')).toHaveFocus();
  });

  test('removes the task in question, and the question closes for good', async () => {
    const list = await asked('Remove: milk');
    list.change([{ type: 'remove', ids: ['2'] }]);
    await expect.element(list.dialog).not.toBeInTheDocument();
    await expect.element(list.removeButton('bread')).toHaveFocus();
    list.change([{ type: 'put', tasks: THREE.slice(1, 2), place: AT_END }]);
    await expect.poll(list.contents).toEqual(['tea', 'bread', 'milk']);
    expect(list.dialog.query()).toBeNull();
  });

  test('removes all tasks in question, and the question closes', async () => {
    const list = await asked('Remove all');
    list.change([{ type: 'remove', ids: ['1', '2', '3'] }]);
    await expect.element(list.dialog).not.toBeInTheDocument();
    await expect.element(list.screen.getByRole('main')).toHaveFocus();
  });
});

test('three quoted tasks are in sight without scrolling', async () => {
  const list = await openList({ tasks: THREE });
  await list.button('Remove all').click();
  await expect.element(list.dialog).toHaveTextContent('bread');
  const quote = list.dialog.element().querySelector('[data-scrolls]');
  expect(quote?.scrollHeight).toBe(quote?.clientHeight);
});

test.each(LANGUAGES)(
  'on a phone, in %s, a question about many shows how many, the first of them whole, and how many more',
  async (language) => {
    await page.viewport(390, 844);
    onTestFinished(() => page.viewport(1100, 800));
    const tasks = someTasks('tea', ...Array.from({ length: 9 }, (_, index) => `x milk ${index}`));
    const { screen } = await renderApp({ language, tasks });
    const { list, dialog: texts } = TEXTS[language];
    await screen.getByRole('button', { name: list.hideDone }).click();
    await screen.getByRole('button', { name: list.removeAll }).click();
    const dialog = screen.getByRole('dialog', { name: texts.remove.all });
    await expect.element(dialog).toBeVisible();
    const panel = dialog.element().querySelector('[data-scrolls]');
    const frame = panel?.getBoundingClientRect();
    const [first] = dialog.getByRole('listitem').elements();
    for (const element of [first, dialog.getByText(texts.more(7)).element()]) {
      const box = element?.getBoundingClientRect();
      expect(box?.top).toBeGreaterThanOrEqual(frame?.top ?? Infinity);
      expect(box?.bottom).toBeLessThanOrEqual(frame?.bottom ?? 0);
    }
    const count = dialog.getByText(texts.removeMany(10, 9)).element().getBoundingClientRect();
    expect(count.bottom).toBeLessThanOrEqual(frame?.top ?? 0);
  },
);
