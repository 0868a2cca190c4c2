import type { Page } from '@playwright/test';

const DATABASE = 'ToDoListReact';

/**
 * How many changes are in the journal. For tests in which `localStorage` has no room for the keys
 * that `atRest` waits for.
 */
export function journalLength(page: Page): Promise<number> {
  return page.evaluate(countIn, { name: DATABASE, store: 'entries' });
}

/** How many texts are offered to the visitor. */
export function offeredTexts(page: Page): Promise<number> {
  return page.evaluate(countIn, { name: DATABASE, store: 'kept' });
}

/** Whether the app has noted what its reminder to back up has to know. */
export async function hasBackupNotes(page: Page): Promise<boolean> {
  return (await page.evaluate(countIn, { name: DATABASE, store: 'backups' })) === 1;
}

interface Place {
  readonly name: string;
  readonly store: string;
}

/** In the page: how many records a store has. */
function countIn({ name, store }: Place): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name);
    // A database that the app has yet to make must not be made here, without its stores.
    opening.addEventListener('upgradeneeded', () => {
      opening.transaction?.abort();
      resolve(0);
    });
    opening.addEventListener('error', () => reject(opening.error));
    opening.addEventListener('success', () => {
      const counting = opening.result.transaction(store).objectStore(store).count();
      counting.addEventListener('success', () => {
        opening.result.close();
        resolve(counting.result);
      });
    });
  });
}

/** As a visitor or the browser does it. */
export function deleteDatabase(page: Page): Promise<void> {
  return page.evaluate(
    (name) =>
      new Promise<void>((resolve, reject) => {
        const deleting = indexedDB.deleteDatabase(name);
        deleting.addEventListener('success', () => resolve());
        deleting.addEventListener('error', () => reject(deleting.error));
      }),
    DATABASE,
  );
}

/** What a newer version of the app does first. */
export function raiseVersion(page: Page): Promise<void> {
  return page.evaluate(
    (name) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open(name, 1_000_000);
        request.addEventListener('error', () => reject(request.error));
        request.addEventListener('success', () => {
          request.result.close();
          resolve();
        });
      }),
    DATABASE,
  );
}
