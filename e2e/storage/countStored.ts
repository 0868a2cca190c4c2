import type { Page } from '@playwright/test';

/** How many entries a store of the browser's database holds. */
export function countStored(page: Page, name: string, store: string): Promise<number> {
  return page.evaluate(
    (wanted) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open(wanted.name);
        // A database that the app has yet to make must not be made here, without its stores.
        opening.addEventListener('upgradeneeded', () => {
          opening.transaction?.abort();
          resolve(0);
        });
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const database = opening.result;
          const counting = database.transaction(wanted.store).objectStore(wanted.store).count();
          counting.addEventListener('success', () => {
            database.close();
            resolve(counting.result);
          });
        });
      }),
    { name, store },
  );
}
