import type { Page } from '@playwright/test';

/** Adds tasks through the page's own form without a round trip for each. */
export function addInPage(page: Page, contents: readonly string[]): Promise<void> {
  return page.evaluate(async (texts) => {
    // Until the app has started, its form takes nothing, and the browser would send it.
    addEventListener('submit', (event) => event.preventDefault());
    const isTaken = (text: string) => {
      const field = document.querySelector<HTMLInputElement>('main form input');
      if (!field) return false;
      field.value = text;
      field.form?.requestSubmit();
      return field.value === '';
    };
    for (const text of texts) {
      while (!isTaken(text)) await new Promise((resolve) => setTimeout(resolve));
      await new Promise((resolve) => setTimeout(resolve));
    }
  }, contents);
}
