import type { Page } from '@playwright/test';

const DATABASE = 'ToDoListReact';

/** The number of changes in the journal. `atRest` cannot tell in a full `localStorage`. */
export function journalLength(page: Page): Promise<number> {
  return page.evaluate(countIn, { name: DATABASE, store: 'entries' });
}

/** The number of texts offered to the visitor. */
export function offeredTexts(page: Page): Promise<number> {
  return page.evaluate(countIn, { name: DATABASE, store: 'kept' });
}

/** Whether the app has recorded the first visit. */
export async function hasBackupNotes(page: Page): Promise<boolean> {
  return (await page.evaluate(countIn, { name: DATABASE, store: 'backups' })) === 1;
}

interface Place {
  readonly name: string;
  readonly store: string;
}

/** Runs in the page: counts the records of a store. */
function countIn({ name, store }: Place): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name);
    // Creating the database here would leave the app without its stores.
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

/** As a newer version of the app would. */
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
