import type { Page } from '@playwright/test';

/** Adds tasks through the page's own form without a round trip for each. */
export function addInPage(page: Page, contents: readonly string[]): Promise<void> {
  return page.evaluate(async (texts) => {
    const field = document.querySelector<HTMLInputElement>('main form input');
    if (!field) throw new Error('the page has no form');
    for (const text of texts) {
      field.value = text;
      field.form?.requestSubmit();
      // An app that is still starting takes it a little later.
      do await new Promise((resolve) => setTimeout(resolve));
      while (field.value !== '');
    }
  }, contents);
}
