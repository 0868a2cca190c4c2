import { holdBack } from '../holdBack';
import { tasks } from '../storedData';
import { expect, test } from '../test';

test('§7 the metrics reporter is loaded after the list works', async ({ page, list }) => {
  await page.addInitScript(() => {
    const measured: unknown[] = [];
    Object.assign(window, { measured });
    const { prototype } = PerformanceObserver;
    const observe = Reflect.get(prototype, 'observe');
    prototype.observe = function observed(options) {
      measured.push(options?.type);
      Reflect.apply(observe, this, [options]);
    };
  });
  const measured = () => page.evaluate(() => Reflect.get(window, 'measured'));
  const letIn = await holdBack(page, '**/static/js/background.*');
  const asked = page.waitForRequest('**/static/js/background.*');
  await list.open({ tasks: tasks('tea') });
  await asked;
  await list.add('milk');
  await expect(list.contents).toHaveText(['tea', 'milk']);
  expect(await measured()).toEqual([]);
  letIn();
  await expect.poll(measured).toContain('paint');
});
