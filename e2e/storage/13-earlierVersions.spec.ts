import { expect, NOT_FOUND_LINE, test } from '../test';
import { leaveProfile } from './leftProfile';

// A page without icons makes the browser ask for /favicon.ico.
test.use({ expectedErrors: NOT_FOUND_LINE });

/**
 * Written in Chromium by the production builds of these commits, the last ones of versions 1 and 2:
 * three tasks were added, one ticked, one edited, one removed; `tasks` was cut off in the console;
 * then a task was added and one ticked while another page kept the journal waiting, until the page
 * was closed. Version 1 did not save the steps of undo.
 */
for (const [build, undone] of [
  ['f785404', null],
  ['a468d51', ['tea', 'milk', 'rye bread']],
] as const) {
  test(`all that the build of ${build} has left is there: the list, changes under way, a damaged text, steps of undo`, async ({
    page,
    list,
  }) => {
    await leaveProfile(page, build);
    const expectAll = async (...contents: string[]) => {
      await expect(list.contents).toHaveText(contents);
      for (const content of ['milk', 'rye bread'])
        await expect(list.checkbox(content)).toBeChecked();
      await expect(list.checkbox('late')).not.toBeChecked();
      await expect(list.button('Download the saved text')).toBeVisible();
    };
    await list.page.goto('zadania');
    await expectAll('milk', 'rye bread', 'late');
    await list.add('bread');
    // Signed from now on, and nothing is left of what took the place of a signature.
    const keys = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => /^tasks\.[sp]/.test(key)));
    await expect
      .poll(async () => (await keys()).toSorted())
      .toEqual(['tasks.sync', 'tasks.sync.version']);
    await page.reload();
    await expectAll('milk', 'rye bread', 'late', 'bread');
    if (!undone) return;
    await expect(list.newTask).toBeFocused();
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ControlOrMeta+z');
    await expect(list.contents).toHaveText([...undone]);
    await expect(list.checkbox('rye bread')).not.toBeChecked();
  });
}
