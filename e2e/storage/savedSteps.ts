import type { Page } from '@playwright/test';

/** How many steps of undo are on the disk: a page that ends now leaves them to the next. */
export function savedSteps(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('ToDoListReact.undo');
        // A database that the app has yet to make must not be made here, without its stores.
        opening.addEventListener('upgradeneeded', () => {
          opening.transaction?.abort();
          resolve(0);
        });
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const database = opening.result;
          const counting = database.transaction('steps').objectStore('steps').count();
          counting.addEventListener('success', () => {
            database.close();
            resolve(counting.result);
          });
        });
      }),
  );
}
