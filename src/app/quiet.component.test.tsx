import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LANGUAGES } from '../i18n/language';
import { TEXTS } from '../i18n/texts.testing';
import { renderApp, someTasks } from './renderApp.testing';

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

test('pencil and bin are faint until their row has the pointer or the focus', async () => {
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
  screen.getByRole('checkbox', { name: 'tea' }).element().focus();
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
  // A click must not show keyboard focus.
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

test('in every language the bulk actions have their own row at 768 px, and stand beside the heading at 960 px', async () => {
  await page.viewport(768, 900);
  for (const language of LANGUAGES) {
    const { screen } = await renderApp({ language, tasks: someTasks('tea', 'x milk') });
    const { finishAll, hideDone, removeAll, heading } = TEXTS[language].list;
    const boxes = [finishAll, hideDone, removeAll].map((name) =>
      screen.getByRole('button', { name }).element().getBoundingClientRect(),
    );
    const start = screen.getByRole('heading', { name: heading, level: 2 }).element();
    expect(boxes.map(({ width }) => width)).toEqual([190, 190, 190]);
    expect(boxes.map(({ left }) => left - (boxes[0]?.left ?? 0))).toEqual([0, 190, 380]);
    expect(boxes[0]?.left).toBe(start.getBoundingClientRect().left);
    await page.viewport(960, 900);
    const removeButton = screen.getByRole('button', { name: removeAll }).element();
    const end = () => removeButton.getBoundingClientRect();
    const section = start.closest('section')?.getBoundingClientRect();
    await expect.poll(() => end().right).toBe(section && section.right - 24);
    expect(end().top).toBeLessThan(start.getBoundingClientRect().bottom);
    await page.viewport(768, 900);
    await screen.unmount();
  }
});

test.each([
  {
    width: 320,
    label: 'all of the label of',
    isShown: (label: Element) => label.scrollHeight <= label.clientHeight,
  },
  { width: 360, label: 'one line of', isShown: (label: Element) => label.clientHeight < 20 },
  { width: 390, label: 'one line of', isShown: (label: Element) => label.clientHeight < 20 },
])(
  'at $width px $label the button for examples is beside the one-line heading for new tasks',
  async ({ width, isShown }) => {
    await page.viewport(width, 800);
    for (const language of LANGUAGES) {
      const { screen } = await renderApp({ language });
      const { heading, examples } = TEXTS[language].add;
      const words = screen.getByRole('heading', { name: heading }).element();
      const button = screen.getByRole('button', { name: examples }).element();
      expect(linesOf(words)).toBe(1);
      const label = [...button.children].find((part) => part.checkVisibility());
      if (!label) throw new Error('no label');
      expect({ language, isShown: isShown(label) }).toEqual({ language, isShown: true });
      expect(words.getBoundingClientRect().right).toBeLessThan(button.getBoundingClientRect().left);
      // The accessible name contains the visible text, which speech input goes by.
      const seen = label.textContent.replaceAll('\u00a0', ' ').toLowerCase();
      expect(examples.toLowerCase()).toContain(seen);
      await screen.unmount();
    }
  },
);
