import { ListPage } from '../listPage';
import { manyTasks } from '../../src/app/manyTasks.testing';
import { expect, test } from '../test';
import { Actor } from './actor';

test('a screen reader finds the main screen in order', async ({ page }) => {
  await new Actor(page, 'EN').openFew();
  await expect(page.getByRole('checkbox')).toHaveCount(3);
  await expect(page.locator('body')).toMatchAriaSnapshot({ name: 'tasks.aria.yml' });
});

test('a screen reader gets off-screen rows whole', async ({
  playwright,
  launchOptions,
  baseURL,
  browserName,
}) => {
  test.skip(browserName === 'firefox', 'only Chromium shows a test what assistive technology gets');
  // As assistive technology does: otherwise the tree lacks rows that are not painted yet.
  const args = [...(launchOptions.args ?? []), '--force-renderer-accessibility'];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const page = await context.newPage();
  await new ListPage(page).open({ tasks: manyTasks(100) });
  const devTools = await context.newCDPSession(page);
  const parts = ['checkbox task', 'link task', 'button Edit: task', 'button Remove: task'];
  const found = async () => {
    const { nodes } = await devTools.send('Accessibility.getFullAXTree');
    const names = nodes.map(({ role, name }) => `${role?.value} ${name?.value}`);
    return parts.map((part) => names.filter((name) => name.startsWith(`${part} `)).length);
  };
  await expect.poll(found).toEqual(parts.map(() => 100));
  await browser.close();
});

test('off-screen rows can be found, selected, and reached by Tab', async ({ page, list }) => {
  await list.open({ tasks: manyTasks(100) });
  await expect(page.locator('li[data-task]')).toHaveCount(100);
  const seen = await page.evaluate(() => {
    const selection = getSelection();
    selection?.selectAllChildren(document.body);
    const links = [...document.querySelectorAll('li[data-task] a')];
    const areSelected = links.every((link) => selection?.containsNode(link));
    selection?.removeAllRanges();
    Reflect.apply(Reflect.get(window, 'find'), window, ['task 97']);
    return { areSelected, found: selection?.anchorNode?.textContent };
  });
  expect(seen).toEqual({ areSelected: true, found: 'task 97' });
  await list.removeButton('task 95').focus();
  await page.keyboard.press('Tab');
  await expect(list.checkbox('task 96')).toBeFocused();
  await expect(list.checkbox('task 96')).toBeInViewport();
});
