import { tasks } from '../storedData';
import { expect, test } from '../test';

test('§4 long content scrolls inside the dialog and the buttons stay visible, also at 320 px', async ({
  page,
  list,
}) => {
  const content = `start ${'many words '.repeat(500)}end`;
  await list.open({ tasks: tasks(content) });
  for (const [width, size] of [
    [1100, { width: 500, height: 300 }],
    [320, { width: 250, height: 200 }],
  ] as const) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 700 });
      await page.getByRole('button', { name: /^Remove: start/ }).click();
      await expect(list.dialog).toBeVisible();
      const dialog = await list.dialog.boundingBox();
      expect(dialog).toMatchObject(size);
      for (const name of ['Yes', 'No', 'Close']) {
        await expect(list.button(name)).toBeInViewport({ ratio: 1 });
        const box = await list.button(name).boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(
          (dialog?.y ?? 0) + (dialog?.height ?? 0),
        );
      }
      const scrolls = await list.dialog.evaluate((element) =>
        [element, ...element.querySelectorAll('*')].some(
          (part) =>
            part.scrollHeight > part.clientHeight + 1 &&
            /auto|scroll/.test(getComputedStyle(part).overflowY),
        ),
      );
      expect(scrolls).toBe(true);
      await list.button('No').click();
    });
  }
});
