import { expect, type Page } from '@playwright/test';

/** Waits until every change is in the journal: a page or browser that ends now loses nothing. */
export async function atRest(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(underWay), 'nothing is under way').toEqual([]);
}

/** In the page: what must be gone once the journal has everything. At rest no key is left beside `tasks`. */
function underWay(): string[] {
  const text = localStorage.getItem('tasks') ?? '[]';
  // The signature is whitespace at the end. A text without it has not been adopted yet.
  const isSigned = text === '[]' || text !== text.trimEnd();
  return [
    ...Object.keys(localStorage).filter((key) => key.startsWith('tasks.')),
    ...(isSigned ? [] : ['a text without a signature']),
    ...(document.querySelector('#root[data-page]') ? ['the start of the app'] : []),
  ];
}
