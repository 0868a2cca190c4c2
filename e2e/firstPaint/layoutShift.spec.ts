import type { Page } from '@playwright/test';
import { manyTasks } from '../../src/app/manyTasks.testing';
import { holdBack } from '../holdBack';
import { leave } from '../leave';
import { tasks } from '../storedData';
import { expect, test } from '../test';

test.use({ reducedMotion: 'no-preference' });

/** Collects the layout shifts from the start of the page on. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: PerformanceEntry[] = [];
    new PerformanceObserver((entries) => shifts.push(...entries.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    });
    Object.assign(window, { shifts });
  });
const shiftCount = (page: Page) =>
  page.evaluate((): number => Reflect.get(window, 'shifts').length);

test('nothing moves while the app takes the rows over', async ({ page, list }) => {
  await watchShifts(page);
  const short = (count: number) =>
    tasks(...Array.from({ length: count }, (_, index) => `task ${index + 1}`));
  for (const { width, stored } of [
    ...[5, 60, 1000].map((count) => ({ width: 1100, stored: manyTasks(count) })),
    ...[1, 5, 60, 1000].map((count) => ({ width: 412, stored: short(count) })),
  ]) {
    const count = stored.length;
    await test.step(`${count} tasks, ${width} px`, async () => {
      await leave(page);
      await page.setViewportSize({ width, height: 823 });
      const letIn = await holdBack(page, '**/static/js/**');
      // Browsers paint as soon as the styles have loaded.
      const letStylesIn = await holdBack(page, '**/static/css/**');
      const loaded = list.openFresh({ tasks: stored });
      await expect(page.locator('footer')).toBeAttached();
      letStylesIn();
      await expect(list.link('task 1')).toBeVisible();
      letIn();
      await loaded;
      await expect(page.locator('h2 + p')).toBeVisible();
      if (count > 100) await expect(page.locator('li[aria-posinset="1"]')).toBeVisible();
      expect(await shiftCount(page)).toBe(0);
    });
  }
});
