import { tasks } from '../storedData';
import { expect, test } from '../test';

test('[P12] lasting storage is asked for with the tenth task, not before, and nothing waits for the answer', async ({
  page,
  list,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { asked: 0 });
    // The empty page a tab starts with has no such thing.
    if (!isSecureContext) return;
    StorageManager.prototype.persist = () => {
      Object.assign(window, { asked: Reflect.get(window, 'asked') + 1 });
      return new Promise(() => {});
    };
  });
  const asked = () => page.evaluate(() => Reflect.get(window, 'asked'));
  await list.open({ tasks: tasks('1', '2', '3', '4', '5', '6', '7', '8') });
  await list.button('Dark theme').click();
  await expect(list.button('Dark theme')).toHaveAttribute('aria-pressed', 'true');
  await list.add('ninth');
  await expect(list.rows).toHaveCount(9);
  expect(await asked()).toBe(0);
  await list.add('tenth');
  await expect(list.rows).toHaveCount(10);
  expect(await asked()).toBe(1);
  await list.add('eleventh');
  await expect(list.rows).toHaveCount(11);
  expect(await asked()).toBe(1);
  await page.reload();
  await expect(list.rows).toHaveCount(11);
});
