import { expect, test } from '../test';

test('lasting storage is asked for after the first task, not before, and nothing waits for the answer', async ({
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
  await list.open();
  await list.button('Dark theme').click();
  await expect(list.button('Dark theme')).toHaveAttribute('aria-pressed', 'true');
  expect(await asked()).toBe(0);
  await list.add('first');
  await expect(list.contents).toHaveText(['first']);
  expect(await asked()).toBe(1);
  await list.add('second');
  await expect(list.contents).toHaveText(['first', 'second']);
  expect(await asked()).toBe(1);
  await page.reload();
  await expect(list.contents).toHaveText(['first', 'second']);
});
