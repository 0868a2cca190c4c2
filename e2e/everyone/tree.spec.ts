import { manyTasks } from '../list/manyTasks';
import { LANGUAGES } from '../storedData';
import { expect, test } from '../test';
import { Actor } from './scenes';

for (const language of LANGUAGES) {
  test(`the main screen as a screen reader finds it in ${language}`, async ({ page }) => {
    await new Actor(page, language).openFew();
    await expect(page.getByRole('checkbox')).toHaveCount(3);
    await expect(page.locator('body')).toMatchAriaSnapshot({ name: `tasks-${language}.aria.yml` });
  });
}

test('a row out of sight is as whole for a screen reader as one in sight', async ({
  context,
  page,
  list,
  browserName,
}) => {
  test.skip(browserName === 'firefox', 'only Chromium shows a test what assistive technology gets');
  await list.open({ tasks: manyTasks(100) });
  const browser = await context.newCDPSession(page);
  const buttons = async () => {
    const { nodes } = await browser.send('Accessibility.getFullAXTree');
    const names = nodes.map(({ role, name }) => `${role?.value} ${name?.value}`);
    return ['Move up', 'Move down', 'Edit', 'Remove'].map(
      (name) => names.filter((each) => each.startsWith(`button ${name}: `)).length,
    );
  };
  await expect.poll(buttons).toEqual([100, 100, 100, 100]);
});
