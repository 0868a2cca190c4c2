import type { Page } from '@playwright/test';
import { countStored } from './countStored';

/** How many steps of undo are on the disk: a page that ends now leaves them to the next. */
export function savedSteps(page: Page): Promise<number> {
  return countStored(page, 'ToDoListReact.undo', 'steps');
}

/** How many of them can be redone. */
export function undoneSteps(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('ToDoListReact.undo');
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const database = opening.result;
          const rows = database.transaction('rows').objectStore('rows').getAll();
          rows.addEventListener('success', () => {
            database.close();
            resolve(rows.result.filter(({ stack }) => stack === 'undone').length);
          });
        });
      }),
  );
}
