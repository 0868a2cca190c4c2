import { describe, expect, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { LANGUAGES } from '../../i18n/language';
import { TEXTS } from '../../i18n/texts.testing';
import { openList } from '../../app/openList.testing';
import { renderApp, someTasks } from '../../app/renderApp.testing';

const SHORT = someTasks(...Array.from({ length: 12 }, (_, index) => `tea ${index + 1}`));

async function expectInViewport(part: Locator) {
  await expect.element(part).toBeInViewport({ ratio: 0.99 });
}

describe.each(LANGUAGES)('in %s', (language) => {
  const { list, add, darkTheme, search } = TEXTS[language];

  test('whole rows are visible at every size below the sections above', async () => {
    const { screen } = await renderApp({ language, tasks: SHORT });
    const buttons = [...LANGUAGES, darkTheme, add.button, add.examples];
    const above = [
      ...buttons.map((name) => screen.getByRole('button', { name })),
      ...[add.heading, search.heading, list.heading].map((name) =>
        screen.getByRole('heading', { name, level: 2 }),
      ),
    ];
    for (const [width, height, rows] of [
      [390, 844, 9],
      [430, 932, 11],
      [360, 640, 5],
      [1100, 800, 9],
      [768, 1024, 10],
      // A phone on its side.
      [844, 390, 1],
    ] as const) {
      await page.viewport(width, height);
      const seen = () =>
        [...document.querySelectorAll('[data-task]')].filter(
          (row) => row.getBoundingClientRect().bottom <= innerHeight,
        ).length;
      await expect.poll(seen, { message: `${width} × ${height}` }).toBeGreaterThanOrEqual(rows);
      const { scrollWidth, clientWidth } = document.documentElement;
      expect(scrollWidth, `${width} × ${height}`).toBe(clientWidth);
      await Promise.all(above.map(expectInViewport));
    }
  });
});

test('the mobile layout begins at 767 px: a small add button, and bulk buttons that fill the width', async () => {
  await page.viewport(768, 800);
  const { button } = await openList({ tasks: someTasks('tea') });
  const boxOf = (name: string) => button(name).element().getBoundingClientRect();
  expect(boxOf('Add task').width).toBe(190);
  await page.viewport(767, 800);
  await expect.poll(() => boxOf('Add task').width).toBe(56);
  expect(boxOf('Add task').height).toBe(48);
  const boxes = ['Finish all', 'Hide done', 'Remove all'].map(boxOf);
  expect(new Set(boxes.map(({ y }) => y)).size).toBe(1);
  expect(boxes.reduce((sum, { width }) => sum + width, 0)).toBeGreaterThan(600);
});

test.each([1440, 1100, 768, 390])(
  'at %i px the tools below the list begin and end at its edges',
  async (width) => {
    await page.viewport(width, 800);
    const { button, heading } = await openList({ tasks: someTasks('tea') });
    const list = heading('List of tasks', 2).element().closest('section')?.getBoundingClientRect();
    const icon = button('Export').element().querySelector('svg')?.getBoundingClientRect();
    const sign = button('Keyboard shortcuts').element().querySelector('path');
    expect(icon?.left).toBeCloseTo(list?.left ?? 0, 0);
    // The line of the sign is 0.8 px broader on either side.
    expect((sign?.getBoundingClientRect().right ?? 0) + 0.8).toBeCloseTo(list?.right ?? 0, 0);
    const { scrollWidth, clientWidth } = document.documentElement;
    expect(scrollWidth).toBe(clientWidth);
  },
);
