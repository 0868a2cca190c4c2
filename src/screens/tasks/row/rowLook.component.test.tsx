import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderApp, someTasks } from '../../../app/renderApp.testing';

const NOTHING = 'rgba(0, 0, 0, 0)';

const styleOf = (element: Element) => getComputedStyle(element);

const iconOf = (element: Element) => {
  const icon = element.querySelector('svg');
  if (!icon) throw new Error('no icon');
  return styleOf(icon);
};

/** How many lines a text is set in. */
function linesOf(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}

test('pencil and bin are faint until their row has the pointer or the keyboard focus', async () => {
  const { screen } = await renderApp({ tasks: someTasks('tea', 'milk') });
  const opacities = () =>
    ['Edit: tea', 'Remove: tea'].map((name) =>
      Number(iconOf(screen.getByRole('button', { name }).element()).opacity),
    );
  await screen.getByRole('heading', { level: 1 }).hover();
  const rest = [0.66, 0.66];
  await expect.poll(opacities).toEqual(rest);
  await screen.getByRole('link', { name: 'tea' }).hover();
  await expect.poll(opacities).toEqual([1, 1]);
  await screen.getByRole('link', { name: 'milk' }).hover();
  await expect.poll(opacities).toEqual(rest);
  await screen.getByRole('textbox', { name: 'New task' }).click();
  await expect.poll(opacities).toEqual(rest);
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(opacities).toEqual([1, 1]);
});

test('only the row with keyboard focus is tinted', async () => {
  const { screen } = await renderApp({ tasks: someTasks('tea', 'milk') });
  const tinted = () =>
    [...screen.container.querySelectorAll('[data-task]')].map(
      (row) => getComputedStyle(row, '::after').backgroundColor !== NOTHING,
    );
  await screen.getByRole('textbox', { name: 'New task' }).click();
  await expect.poll(tinted).toEqual([false, false]);
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(tinted).toEqual([true, false]);
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(tinted).toEqual([false, true]);
  await screen.getByRole('checkbox', { name: 'tea' }).click();
  await screen.getByRole('heading', { level: 1 }).hover();
  await expect.poll(tinted).toEqual([false, false]);
});

test('the line through a done task ends at the last word of each line, and spacing is preserved', async () => {
  await page.viewport(390, 800);
  const words = 'call the housing office about the dripping tap in the kitchen';
  const { screen } = await renderApp({ tasks: someTasks(`x ${words}`, 'two\n  indented  words') });
  const link = screen.getByRole('link', { name: words }).element();
  expect(linesOf(link)).toBeGreaterThan(1);
  const text = link.querySelector('span')?.firstChild;
  if (!(text instanceof Text)) throw new Error('no text');
  const spaces = [...words.matchAll(/ /g)].map(({ index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + 1);
    return range.getBoundingClientRect().width;
  });
  expect(spaces.filter((width) => width === 0)).toHaveLength(linesOf(link) - 1);
  const spaced = screen.getByRole('link', { name: /indented/ });
  await expect.element(spaced).toHaveStyle({ whiteSpace: 'pre-wrap' });
});
