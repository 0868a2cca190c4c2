/**
 * @typedef {import('playwright-core').Page} Page
 * @typedef {{
 *   name: string,
 *   event: 'keydown' | 'click',
 *   shows: 'progress' | 'rows' | 'first text' | 'editor' | 'dialog',
 *   inControl: boolean,
 *   prepare?: (page: Page, isControl: boolean) => Promise<unknown>,
 *   input: (page: Page, isControl: boolean) => Promise<unknown>,
 *   after?: (page: Page) => Promise<unknown>,
 * }} Action
 */

/** @param {Page} page @param {string} name */
const button = (page, name) => page.getByRole('button', { name, exact: true });
/** @param {Page} page @param {'edit' | 'remove'} control */
const firstRow = (page, control) => page.locator(`[data-control="${control}"]`).first();
/** @param {Page} page */
const search = (page) => page.getByRole('searchbox');
/** @param {Page} page */
const clearSearch = (page) => search(page).fill('');

/** @param {Page} page */
async function removeFirst(page) {
  await firstRow(page, 'remove').click();
  await button(page, 'Yes').click();
}

/** Each ends with one real key or click, and is done when the part it `shows` has changed. */
/** @type {readonly Action[]} */
export const actions = [
  {
    name: 'add',
    event: 'keydown',
    shows: 'progress',
    inControl: true,
    // A new text each time: the app says that a repeated one is on the list already.
    prepare: (page) =>
      page.getByRole('textbox', { name: 'New task' }).fill(`one more, ${Date.now()}`),
    input: (page) => page.keyboard.press('Enter'),
  },
  {
    name: 'toggle',
    event: 'click',
    shows: 'progress',
    inControl: true,
    input: (page) => page.locator('[type="checkbox"]').nth(1).click(),
  },
  {
    name: 'question',
    event: 'click',
    shows: 'dialog',
    inControl: false,
    input: (page) => firstRow(page, 'remove').click(),
    after: (page) => page.keyboard.press('Escape'),
  },
  {
    name: 'undo',
    event: 'click',
    shows: 'rows',
    inControl: false,
    prepare: removeFirst,
    input: (page) => button(page, 'Undo').click(),
  },
  {
    name: 'edit',
    event: 'click',
    shows: 'editor',
    inControl: true,
    input: (page) => firstRow(page, 'edit').click(),
    after: (page) => page.keyboard.press('Enter'),
  },
  {
    name: 'save',
    event: 'keydown',
    shows: 'first text',
    inControl: true,
    prepare: async (page) => {
      await firstRow(page, 'edit').click();
      const field = page.getByRole('textbox', { name: 'Task content' });
      await field.fill(`reworded ${Date.now()}`);
    },
    input: (page) => page.keyboard.press('Enter'),
  },
  {
    name: 'first letter',
    event: 'keydown',
    shows: 'rows',
    inControl: true,
    prepare: (page) => search(page).focus(),
    input: (page) => page.keyboard.press('q'),
    after: clearSearch,
  },
  {
    name: 'next letter',
    event: 'keydown',
    shows: 'rows',
    inControl: true,
    prepare: (page) => search(page).fill('1'),
    input: (page) => page.keyboard.press('2'),
    after: clearSearch,
  },
  {
    name: 'clear',
    event: 'keydown',
    shows: 'rows',
    inControl: true,
    prepare: (page) => search(page).fill('q'),
    input: (page) => page.keyboard.press('Backspace'),
  },
  {
    name: 'hide',
    event: 'click',
    shows: 'rows',
    inControl: true,
    input: (page) => button(page, 'Hide done').click(),
    after: (page) => button(page, 'Show done').click(),
  },
  {
    name: 'show',
    event: 'click',
    shows: 'rows',
    inControl: true,
    prepare: (page) => button(page, 'Hide done').click(),
    input: (page) => button(page, 'Show done').click(),
  },
  {
    name: 'move',
    event: 'keydown',
    shows: 'rows',
    inControl: false,
    prepare: async (page) => {
      await page.locator('[type="checkbox"]').first().focus();
      // Alt is pressed before, because the arrow is measured.
      await page.keyboard.down('Alt');
    },
    input: (page) => page.keyboard.press('ArrowDown'),
    after: (page) => page.keyboard.up('Alt'),
  },
  {
    // Last, because it is not undone: too few tasks might be left. The control removes without asking.
    name: 'yes',
    event: 'click',
    shows: 'rows',
    inControl: true,
    prepare: async (page, isControl) => {
      if (!isControl) await firstRow(page, 'remove').click();
    },
    input: (page, isControl) =>
      (isControl ? firstRow(page, 'remove') : button(page, 'Yes')).click(),
  },
];
