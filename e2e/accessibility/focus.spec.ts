import type { Locator, Page } from '@playwright/test';
import { manyTasks } from '../../src/app/manyTasks.testing';
import { tasks } from '../storedData';
import { expect, NOT_FOUND_LINE, test } from '../test';

/** Collects the texts of live regions from now on. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    for (const region of document.querySelectorAll('[aria-live]')) {
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes) heard.push(node.textContent ?? '');
      }).observe(region, { childList: true, subtree: true, characterData: true });
    }
  });
  return () => page.evaluate(() => Reflect.get(window, 'heard'));
}

const press = async (control: Locator, key = 'Enter') => {
  await control.focus();
  await control.page().keyboard.press(key);
};

test.describe('a change of screen', () => {
  test.use({ expectedErrors: NOT_FOUND_LINE });

  test('moves the focus to the new heading and sets the title', async ({ page, list }) => {
    await list.open({ tasks: tasks('tea', 'milk') });
    // The app has started, and does not move the focus again.
    await expect(list.newTask).toBeFocused();
    for (const [link, heading, title] of [
      ['About author', 'Author', 'Author – To-do list'],
      ['About application', 'About application', 'About application – To-do list'],
    ] as const) {
      await press(list.link(link));
      await expect(list.heading(heading)).toBeFocused();
      await expect(page).toHaveTitle(title);
    }
    await press(list.link('Tasks'));
    await press(list.link('milk'));
    await expect(list.heading('milk')).toBeFocused();
    await expect(page).toHaveTitle('milk – To-do list');
    await page.keyboard.press('Tab');
    await expect(list.button('Edit')).toBeFocused();
  });

  test('is announced once, and not when a page is loaded', async ({ page, list }) => {
    await list.open({}, 'autor');
    await expect(list.heading('Author')).toBeVisible();
    // Browsers announce a loaded page themselves.
    await expect(page.locator('[aria-live]')).toHaveText(['', '']);
    await expect(page.locator(':focus')).toHaveCount(0);
    const heard = await listen(page);
    await press(list.link('Tasks'));
    await expect(list.newTask).toBeFocused();
    await expect.poll(heard).toEqual(['To-do list']);

    await test.step('Back from the 404 page focuses the followed link', async () => {
      await list.openFresh({}, 'nowhere');
      await press(list.link('Back to Home Page'));
      await expect(list.newTask).toBeFocused();
      await list.back();
      await expect(list.link('Back to Home Page')).toBeFocused();
      await page.goForward();
      await expect(list.newTask).toBeFocused();
    });
  });

  test('begins at the top, and Back restores the scroll position and the focused link', async ({
    page,
    list,
  }) => {
    await list.open({ tasks: manyTasks(40) });
    await list.link('task 30').scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => scrollY);
    expect(top).toBeGreaterThan(500);
    await press(list.link('task 30'));
    await expect(list.heading('task 30')).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await list.back();
    await expect(list.link('task 30')).toBeFocused();
    await expect(list.link('task 30')).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(list.editButton('task 30')).toBeFocused();
  });

  test('Back leads to the followed link far down a long list', async ({ page, list }) => {
    await list.open({ tasks: manyTasks(3000) });
    await expect(page.locator('li[aria-posinset="1"]')).toBeVisible();
    await page.evaluate(() => scrollTo(0, 100_000));
    await expect(page.locator('li[aria-posinset="1"]')).toHaveCount(0);
    const far = list.rows.filter({ visible: true }).nth(8).getByRole('link');
    await expect(far).toBeInViewport();
    const content = await far.innerText();
    await list.link(content).click();
    await expect(list.heading(content)).toBeFocused();
    await list.back();
    await expect(list.link(content)).toBeFocused();
    await expect(list.link(content)).toBeInViewport();
  });
});

test.describe('the focus is never lost', () => {
  test('the focus of a task hidden by a tick or an edit goes to the next one', async ({
    page,
    list,
  }) => {
    await test.step('ticked', async () => {
      await list.open({ tasks: tasks('tea', 'milk', 'bread') });
      await list.button('Hide done').click();
      await press(list.checkbox('tea'), 'Space');
      await expect(list.checkbox('milk')).toBeFocused();
      await expect(list.contents).toHaveText(['milk', 'bread']);
      await press(list.checkbox('bread'), 'Space');
      await expect(list.checkbox('milk')).toBeFocused();
      await expect(list.contents).toHaveText(['milk']);
      await press(list.checkbox('milk'), 'Space');
      await expect(list.newTask).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(list.button('Add task')).toBeFocused();
    });
    await test.step('edited', async () => {
      await list.openFresh(
        { tasks: tasks('green tea', 'milk', 'black tea') },
        'zadania?szukaj=tea',
      );
      for (const content of ['green tea', 'black tea']) {
        await press(list.editButton(content));
        await expect(list.editor).toBeFocused();
        await page.keyboard.type('coffee');
        await page.keyboard.press('Enter');
        await expect(list.link(content)).toHaveCount(0);
        const heir = content === 'green tea' ? list.editButton('black tea') : list.newTask;
        await expect(heir).toBeFocused();
      }
    });
  });

  test('the focus of a removed task goes down, up, or to the input', async ({ page, list }) => {
    await list.open({ tasks: tasks('tea', 'milk', 'bread') });
    await press(list.removeButton('tea'));
    await press(list.button('Yes'));
    await expect(list.removeButton('milk')).toBeFocused();
    await press(list.removeButton('bread'));
    await press(list.button('Yes'));
    await expect(list.removeButton('milk')).toBeFocused();
    await press(list.removeButton('milk'));
    await press(list.button('Yes'));
    await expect(list.newTask).toBeFocused();
    await expect(list.contents).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
