import type { Page } from '@playwright/test';

/** How many changes have reached the disk: what is there is acknowledged. */
export function journalLength(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('ToDoListReact');
        // A database that the app has yet to make must not be made here, without its stores.
        opening.addEventListener('upgradeneeded', () => {
          opening.transaction?.abort();
          resolve(0);
        });
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const database = opening.result;
          // Not the records: many or large ones are replaced by a snapshot.
          const counting = database.transaction('arrived').objectStore('arrived').count();
          counting.addEventListener('success', () => {
            database.close();
            resolve(counting.result);
          });
        });
      }),
  );
}
