import type { Page } from '@playwright/test';
import type { ListPage } from '../listPage';
import { storedTasks, tasks } from '../storedData';
import { expect, test } from '../test';

const ONE = {
  name: 'the confirmation of one task',
  open: (list: ListPage) => list.removeButton('milk').click(),
  opener: (list: ListPage) => list.removeButton('milk'),
  question: 'Are you sure you want to delete the task?',
  left: ['tea', 'bread'],
};

const ALL = {
  name: 'the confirmation of all tasks',
  open: (list: ListPage) => list.button('Remove all').click(),
  opener: (list: ListPage) => list.button('Remove all'),
  question: 'Are you sure you want to delete all tasks?',
  left: [],
};

const CLOSINGS = {
  No: (list: ListPage) => list.button('No').click(),
  'the close icon': (list: ListPage) => list.button('Close').click(),
  Escape: (list: ListPage) => list.page.keyboard.press('Escape'),
};

const contentsOf = async (page: Page) => (await storedTasks(page)).map(({ content }) => content);

for (const { name, open, opener, question, left } of [ONE, ALL]) {
  test.describe(name, () => {
    test.beforeEach(async ({ list }) => {
      await list.open({ tasks: tasks('tea', 'milk', 'bread') });
      await open(list);
    });

    test(`§4 ${name} is a modal dialog that asks, with the focus on No`, async ({ page, list }) => {
      await expect(list.dialog).toContainText(question);
      await expect(page.locator('dialog:modal')).toHaveCount(1);
      await expect(list.button('No')).toBeFocused();
    });

    test(`§4 Yes in ${name} removes and closes it`, async ({ page, list }) => {
      await list.button('Yes').click();
      await expect(list.dialog).toHaveCount(0);
      await expect(list.contents).toHaveText(left);
      expect(await contentsOf(page)).toEqual(left);
      const focused = await page.evaluate(() =>
        document.activeElement?.matches('button, a, input, h1, h2, [tabindex]'),
      );
      expect(focused, 'the focus is on a neighbour, not lost').toBe(true);
    });

    for (const [way, close] of Object.entries(CLOSINGS)) {
      test(`§4 ${way} closes ${name}, removes nothing and gives the focus back`, async ({
        page,
        list,
      }) => {
        await expect(list.dialog).toBeVisible();
        await close(list);
        await expect(list.dialog).toHaveCount(0);
        await expect(list.contents).toHaveText(['tea', 'milk', 'bread']);
        await expect(opener(list)).toBeFocused();
        expect(await contentsOf(page)).toEqual(['tea', 'milk', 'bread']);
      });
    }

    test(`§4 Tab does not leave ${name}`, async ({ page, list }) => {
      await expect(list.button('No')).toBeFocused();
      const visited = new Set<string>();
      for (const key of [
        'Tab',
        'Tab',
        'Tab',
        'Tab',
        'Shift+Tab',
        'Shift+Tab',
        'Shift+Tab',
        'Shift+Tab',
      ]) {
        await page.keyboard.press(key);
        visited.add(
          await page.evaluate(() => {
            const focused = document.activeElement;
            if (!focused?.closest('dialog')) return `outside: ${focused?.tagName}`;
            return focused.getAttribute('aria-label') ?? focused.textContent ?? '';
          }),
        );
      }
      expect([...visited].toSorted()).toEqual(['Close', 'No', 'Yes']);
    });
  });
}

test('§4 the confirmation of one task shows the task content', async ({ list }) => {
  await list.open({ tasks: tasks('tea', 'milk') });
  await list.removeButton('milk').click();
  await expect(list.dialog).toContainText('milk');
  await expect(list.dialog).not.toContainText('tea');
});

for (const answer of ['Yes', 'No']) {
  test(`§4 Remove pressed in the same moment as ${answer} asks again`, async ({ page, list }) => {
    await list.open({ tasks: tasks('tea', 'milk') });
    await list.removeButton('tea').click();
    await expect(list.dialog).toBeVisible();
    // Browsers tell of a closed dialog no sooner than in the next frame.
    await page.evaluate(async (name) => {
      const press = (label: string) =>
        [...document.querySelectorAll('button')]
          .find((button) => (button.ariaLabel ?? button.textContent) === label)
          ?.click();
      press(name);
      await Promise.resolve();
      press('Remove: milk');
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }, answer);
    await expect(list.dialog).toContainText('milk');
    await list.button('Yes').click();
    await expect(list.contents).toHaveText(answer === 'Yes' ? [] : ['tea']);
  });
}

for (const width of [1100, 320]) {
  test(`§4 long content scrolls inside the dialog and the buttons stay visible at ${width} px`, async ({
    page,
    list,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    const content = `start ${'many words '.repeat(500)}end`;
    await list.open({ tasks: tasks(content) });
    await page.getByRole('button', { name: /^Remove: start/ }).click();
    await expect(list.dialog).toBeVisible();
    const dialog = await list.dialog.boundingBox();
    expect(dialog).toMatchObject(
      width > 767 ? { width: 500, height: 300 } : { width: 250, height: 200 },
    );
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
  });
}

test('§4 Back leaves the question unanswered, and it is not asked again on return', async ({
  page,
  list,
}) => {
  await list.open({ tasks: tasks('tea', 'milk') });
  await list.link('About author').click();
  await list.link('Tasks').click();
  await list.removeButton('tea').click();
  await expect(list.dialog).toBeVisible();
  await list.back();
  await expect(list.heading('Author')).toBeVisible();
  await page.goForward();
  await expect(list.contents).toHaveText(['tea', 'milk']);
  await expect(list.dialog).toHaveCount(0);
});
