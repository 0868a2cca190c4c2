import { ListPage } from '../listPage';
import { NAMES } from '../names';
import { LANGUAGES, tasks } from '../storedData';
import { expect, test } from '../test';

/** How many whole rows of short tasks a window shows before anybody scrolls. */
const WINDOWS = [
  { width: 390, height: 844, rows: 9 },
  { width: 430, height: 932, rows: 11 },
  { width: 360, height: 640, rows: 5 },
  { width: 1100, height: 900, rows: 8 },
  { width: 768, height: 1024, rows: 10 },
  // A phone on its side.
  { width: 844, height: 390, rows: 1 },
];

const SHORT = tasks(...Array.from({ length: 12 }, (_, index) => `tea ${index + 1}`));

for (const language of LANGUAGES) {
  test(`the list comes first: whole rows are in sight at every size in ${language}`, async ({
    page,
  }) => {
    const names = NAMES[language];
    const list = new ListPage(page, names);
    await list.open({ language, tasks: SHORT });
    await expect(list.rows).toHaveCount(SHORT.length);
    for (const { width, height, rows } of WINDOWS) {
      await page.setViewportSize({ width, height });
      const seen = () =>
        list.rows.evaluateAll(
          (items) =>
            items.filter((item) => item.getBoundingClientRect().bottom <= innerHeight).length,
        );
      await expect.poll(seen, `${width} × ${height}`).toBeGreaterThanOrEqual(rows);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${width} × ${height} scrolls sideways`).toBe(0);
      // Everything that stands above the rows is still there.
      for (const name of [...LANGUAGES, names.darkTheme, names.addTask, names.examples]) {
        await expect(list.button(name)).toBeInViewport({ ratio: 1 });
      }
      for (const name of [names.addSection, names.search, names.list]) {
        await expect(list.heading(name, 2)).toBeInViewport({ ratio: 1 });
      }
    }
  });
}

test('the first row begins at 384 px on a phone and at 433 px on a wide window', async ({
  page,
  list,
}) => {
  await list.open({ tasks: SHORT });
  const top = async () => (await list.rows.first().boundingBox())?.y;
  for (const { width, height, y } of [
    { width: 360, height: 640, y: 384 },
    { width: 390, height: 844, y: 384 },
    { width: 1100, height: 900, y: 433 },
    { width: 1920, height: 1080, y: 433 },
  ]) {
    await page.setViewportSize({ width, height });
    await expect.poll(top, `${width} × ${height}`).toBeLessThanOrEqual(y);
  }
});

test('at 768 px the heading of the list stands on one line in every language', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  for (const language of LANGUAGES) {
    const list = new ListPage(page, NAMES[language]);
    await list.open({ language, tasks: SHORT });
    const heading = await list.heading(NAMES[language].list, 2).boundingBox();
    expect(heading?.height, language).toBeLessThan(32);
  }
});

test('on a phone the title of the list stands in the bar, that of a task below it', async ({
  page,
  list,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await list.open({ tasks: tasks('tea') });
  const inBar = await list.heading('To-do list').boundingBox();
  expect((inBar?.y ?? 0) + (inBar?.height ?? 0)).toBeLessThanOrEqual(48);
  await list.link('tea').click();
  const inFlow = await list.heading('tea').boundingBox();
  expect(inFlow?.y).toBeGreaterThanOrEqual(48);
});
