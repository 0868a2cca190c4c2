import { tasks } from '../storedData';
import { expect, test } from '../test';

test.describe('with the keyboard of a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('an open editor is fully visible, even above the keyboard', async ({ page, list }) => {
    await list.open({ tasks: tasks(...Array.from({ length: 20 }, (_, index) => `task ${index}`)) });
    const row = list.rows.nth(12);
    await row.evaluate((element) => {
      element.scrollIntoView({ block: 'end' });
      scrollBy(0, element.getBoundingClientRect().bottom - innerHeight);
    });
    await list.editButton('task 12').tap();
    const isWhole = async () => {
      for (const part of [list.editor, list.button('OK'), list.button('Cancel: task 12')]) {
        await expect(part).toBeInViewport({ ratio: 1 });
      }
    };
    await isWhole();
    await page.setViewportSize({ width: 390, height: 420 });
    await isWhole();
  });

  test('the field for new tasks and two rows are visible', async ({ page, list }) => {
    const inSight = async () => {
      for (const part of [list.newTask, list.rows.nth(0), list.rows.nth(1)]) {
        await expect(part).toBeInViewport({ ratio: 1 });
      }
    };
    await list.open({ tasks: tasks('tea', 'milk', 'bread') });
    await list.newTask.tap();
    await page.setViewportSize({ width: 390, height: 420 });
    await inSight();
    await list.openFresh({ tasks: tasks('tea', 'milk', 'bread') });
    await inSight();
  });
});
