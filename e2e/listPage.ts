import type { Locator, Page, Response } from '@playwright/test';
import { NAMES, type Names } from './names';
import { openFresh, openWith, texts, type Stored } from './storedData';

/** The app as a visitor finds it: by role and name, in English unless a test says otherwise. */
export class ListPage {
  constructor(
    readonly page: Page,
    readonly names: Names = NAMES.EN,
  ) {}

  /** Opens a path under the base with these values stored before the app starts. */
  open(stored: Stored = {}, path = 'zadania'): Promise<Response | null> {
    return openWith(this.page, path, texts({ language: 'EN', ...stored }));
  }

  /** The same, after clearing all storage. */
  openFresh(stored: Stored = {}, path = 'zadania'): Promise<Response | null> {
    return openFresh(this.page, path, texts({ language: 'EN', ...stored }));
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  link(name: string): Locator {
    return this.page.getByRole('link', { name, exact: true });
  }

  heading(name: string, level: 1 | 2 = 1): Locator {
    return this.page.getByRole('heading', { name, exact: true, level });
  }

  get newTask() {
    return this.page.getByRole('textbox', { name: this.names.newTask, exact: true });
  }

  get filter() {
    return this.page.getByRole('searchbox', { name: this.names.filter, exact: true });
  }

  get rows() {
    return this.page.getByRole('listitem').filter({ has: this.page.getByRole('checkbox') });
  }

  /** The texts of the rows. */
  get contents() {
    return this.rows.getByRole('link');
  }

  get editor() {
    return this.page.getByRole('textbox', { name: 'Task content', exact: true });
  }

  get dialog() {
    return this.page.getByRole('dialog');
  }

  checkbox(content: string): Locator {
    return this.page.getByRole('checkbox', { name: content, exact: true });
  }

  editButton(content: string): Locator {
    return this.button(`Edit: ${content}`);
  }

  removeButton(content: string): Locator {
    return this.button(`Remove: ${content}`);
  }

  /** Presses Back. A page from the back/forward cache fires no load event to wait for. */
  async back() {
    try {
      await this.page.evaluate(() => history.back());
    } catch (error) {
      // The page may be gone before it answers.
      if (!String(error).includes('context was destroyed')) throw error;
    }
  }

  async add(content: string) {
    await this.newTask.fill(content);
    await this.button(this.names.addTask).click();
  }

  /**
   * Enters a term as pasting does. In Firefox `fill` bypasses the value that React tracks, and React
   * ignores the event.
   */
  async search(term: string) {
    await this.filter.evaluate((input, value) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }, term);
  }

  async edit(from: string, to: string) {
    await this.editButton(from).click();
    await this.editor.fill(to);
    await this.button('OK').click();
  }
}
