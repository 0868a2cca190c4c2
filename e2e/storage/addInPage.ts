import type { Page } from '@playwright/test';

/** Adds tasks through the form, without a round trip to the driver for each. */
export function addInPage(page: Page, contents: readonly string[]): Promise<void> {
  return page.evaluate(async (texts) => {
    const field = document.querySelector<HTMLInputElement>('main form input');
    if (!field) throw new Error('the page has no form');
    for (const text of texts) {
      field.value = text;
      field.form?.requestSubmit();
      // The app takes the text once it has started.
      do await new Promise((resolve) => setTimeout(resolve));
      while (field.value !== '');
    }
  }, contents);
}
