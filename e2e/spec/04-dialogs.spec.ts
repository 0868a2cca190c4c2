import type { Page } from '@playwright/test';
import type { ListPage } from '../listPage';
import { storedTasks, tasks } from '../storedData';
import { expect, test } from '../test';

const ONE = {
  name: 'the confirmation of one task',
  opener: (list: ListPage) => list.removeButton('milk'),
  asks: ['Are you sure you want to delete the task?', 'milk'],
  spares: ['tea', 'bread'],
  left: ['tea', 'bread'],
};

const ALL = {
  name: 'the confirmation of all tasks',
  opener: (list: ListPage) => list.button('Remove all'),
  asks: ['Are you sure you want to delete all tasks?', 'tea', 'milk', 'bread'],
  spares: [],
  left: [],
};

const CLOSINGS = {
  No: (list: ListPage) => list.button('No').click(),
  'the close icon': (list: ListPage) => list.button('Close').click(),
  Escape: (list: ListPage) => list.page.keyboard.press('Escape'),
  'a press on the backdrop': (list: ListPage) => list.page.mouse.click(5, 400),
};

const contentsOf = async (page: Page) => (await storedTasks(page)).map(({ content }) => content);

/** The names that Tab and Shift+Tab reach. Past the last button Firefox would leave the page. */
async function stopsOfTab(page: Page): Promise<string[]> {
  const stops = new Set<string>();
  for (const key of ['Shift+Tab', 'Tab', 'Tab']) {
    await page.keyboard.press(key);
    stops.add(
      await page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused?.closest('dialog')) return `outside: ${focused?.tagName}`;
        // With higher lines the text is scrollable, and so a tab stop.
        if (focused.matches('[data-scrolls]')) return 'the quoted text';
        return focused.getAttribute('aria-label') ?? focused.textContent ?? '';
      }),
    );
  }
  stops.delete('the quoted text');
  return [...stops].toSorted();
}

for (const { name, opener, asks, spares, left } of [ONE, ALL]) {
  test(`§4 ${name} removes only after Yes`, async ({ page, list }) => {
    await list.open({ tasks: tasks('tea', 'milk', 'bread') });

    await opener(list).click();
    for (const text of asks) await expect(list.dialog).toContainText(text);
    for (const text of spares) await expect(list.dialog).not.toContainText(text);
    await expect(page.locator('dialog:modal')).toHaveCount(1);
    await expect(list.button('No')).toBeFocused();
    await test.step('Tab and Shift+Tab go through its buttons', async () => {
      expect(await stopsOfTab(page)).toEqual(['Close', 'No', 'Yes']);
    });

    await test.step('a press that began in the dialog leaves it open', async () => {
      const box = await list.dialog.boundingBox();
      await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 120);
      await page.mouse.down();
      await page.mouse.move(5, 400, { steps: 3 });
      await page.mouse.up();
      await expect(list.dialog).toBeVisible();
    });

    for (const [way, close] of Object.entries(CLOSINGS)) {
      await test.step(`${way} closes it, removes nothing and gives the focus back`, async () => {
        await close(list);
        await expect(list.dialog).toHaveCount(0);
        await expect(list.contents).toHaveText(['tea', 'milk', 'bread']);
        await expect(opener(list)).toBeFocused();
        expect(await contentsOf(page)).toEqual(['tea', 'milk', 'bread']);
        await opener(list).click();
        await expect(list.dialog).toBeVisible();
      });
    }

    await test.step('Yes removes and closes it', async () => {
      await list.button('Yes').click();
      await expect(list.dialog).toHaveCount(0);
      await expect(list.contents).toHaveText(left);
      // Saved after the journal has taken the first list.
      await expect.poll(() => contentsOf(page)).toEqual(left);
      const focused = await page.evaluate(() =>
        document.activeElement?.matches('button, a, input, h1, h2, [tabindex]'),
      );
      expect(focused, 'the focus is on a neighbour, not lost').toBe(true);
    });
  });
}

test('§4 Remove pressed at once after Escape, No or Yes asks again', async ({ page, list }) => {
  await list.open({ tasks: tasks('tea') });
  for (const [answer, left] of [
    ['Escape', ['tea']],
    ['No', ['tea']],
    ['Yes', []],
  ] as const) {
    await test.step(answer, async () => {
      await list.add('milk');
      await list.removeButton('tea').click();
      await expect(list.dialog).toBeVisible();
      // The close event of a dialog fires a frame later.
      await page.evaluate(async (name) => {
        const press = (label: string) =>
          [...document.querySelectorAll('button')]
            .find((button) => (button.ariaLabel ?? button.textContent) === label)
            ?.click();
        // As the browser does on Escape.
        if (name === 'Escape') document.querySelector('dialog')?.requestClose();
        else press(name);
        await Promise.resolve();
        press('Remove: milk');
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
      }, answer);
      await expect(list.dialog).toContainText('milk');
      await list.button('Yes').click();
      await expect(list.contents).toHaveText(left);
    });
  }
});

test('§4 Back closes the question for good', async ({ page, list }) => {
  await list.open({ tasks: tasks('tea', 'milk') });
  await list.link('About author').click();
  await list.link('Tasks').click();
  // As if the visitor returned before the browser fires the close event.
  await page.evaluate(() => {
    addEventListener('close', (event) => event.stopImmediatePropagation(), { capture: true });
  });
  await list.removeButton('tea').click();
  await expect(list.dialog).toBeVisible();
  await list.back();
  await expect(list.heading('Author')).toBeVisible();
  await page.goForward();
  await expect(list.contents).toHaveText(['tea', 'milk']);
  await expect(list.dialog).toHaveCount(0);
});

test('§4 §9 a question is 500 × 300 px, on a phone 250 × 200 px', async ({ page, list }) => {
  await list.open({ tasks: tasks(`start ${'many words '.repeat(500)}end`) });
  for (const [viewport, size] of [
    [1100, { width: 500, height: 300 }],
    [767, { width: 250, height: 200 }],
    [320, { width: 250, height: 200 }],
  ] as const) {
    await page.setViewportSize({ width: viewport, height: 700 });
    await page.getByRole('button', { name: /^Remove: start/ }).click();
    expect(await list.dialog.boundingBox(), `${viewport} px`).toMatchObject(size);
    for (const name of ['Yes', 'No', 'Close']) {
      await expect(list.button(name)).toBeInViewport({ ratio: 1 });
    }
    await list.button('No').click();
  }
});
