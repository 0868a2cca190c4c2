import { expect, type Page } from '@playwright/test';

/** Waits until every change is in the journal, and a kill would lose nothing. */
export async function atRest(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(underWay), 'nothing is under way').toEqual([]);
}

/** Runs in the page: the signs that the journal does not have everything yet. */
function underWay(): string[] {
  const text = localStorage.getItem('tasks') ?? '[]';
  // The signature is trailing whitespace. A text without it has not been adopted yet.
  const isSigned = text === '[]' || text !== text.trimEnd();
  return [
    ...Object.keys(localStorage).filter((key) => key.startsWith('tasks.')),
    ...(isSigned ? [] : ['a text without a signature']),
    ...(document.querySelector('#root[data-page]') ? ['the start of the app'] : []),
  ];
}
