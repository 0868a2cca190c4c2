/**
 * @typedef {import('playwright-core').Page} Page
 * @typedef {{
 *   name: string,
 *   event: string,
 *   shows: 'progress' | 'rows' | 'first text',
 *   prepare: (page: Page, isControl: boolean) => Promise<unknown>,
 *   input: (page: Page, isControl: boolean) => Promise<unknown>,
 *   after?: (page: Page) => Promise<unknown>,
 * }} Action
 */

/** @param {Page} page @param {string} name */
const button = (page, name) => page.getByRole('button', { name, exact: true });
/** @param {Page} page @param {string} name */
const firstButton = (page, name) => page.getByRole('button', { name: `${name}: ` }).first();

/** Each ends in one real key or click, and is done when what it `shows` has changed on the screen. */
/** @type {readonly Action[]} */
export const actions = [
  {
    name: 'add',
    event: 'keydown',
    shows: 'progress',
    prepare: (page) => page.getByRole('textbox', { name: 'New task' }).fill('one more'),
    input: (page) => page.keyboard.press('Enter'),
  },
  {
    name: 'toggle',
    event: 'click',
    shows: 'progress',
    prepare: async () => {},
    input: (page) => page.getByRole('checkbox').nth(1).click(),
  },
  {
    name: 'edit',
    event: 'keydown',
    shows: 'first text',
    prepare: async (page) => {
      await firstButton(page, 'Edit').click();
      const field = page.getByRole('textbox', { name: 'Task content' });
      await field.fill(`reworded ${Date.now()}`);
    },
    input: (page) => page.keyboard.press('Enter'),
  },
  {
    name: 'remove',
    event: 'click',
    shows: 'rows',
    prepare: async (page, isControl) => {
      if (!isControl) await firstButton(page, 'Remove').click();
    },
    input: (page, isControl) =>
      (isControl ? firstButton(page, 'Remove') : button(page, 'Yes')).click(),
  },
  {
    name: 'search',
    event: 'keydown',
    shows: 'rows',
    prepare: (page) => page.getByRole('searchbox').focus(),
    input: (page) => page.keyboard.press('q'),
    after: (page) => page.getByRole('searchbox').fill(''),
  },
  {
    name: 'hide done',
    event: 'click',
    shows: 'rows',
    prepare: async () => {},
    input: (page) => button(page, 'Hide done').click(),
    after: (page) => button(page, 'Show done').click(),
  },
];
