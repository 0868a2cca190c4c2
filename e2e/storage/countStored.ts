import type { Page } from '@playwright/test';

/** How many entries a store of the browser's database holds, or how many `like` this. */
export function countStored(
  page: Page,
  name: string,
  store: string,
  like: Record<string, string> = {},
): Promise<number> {
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
          const reading = database.transaction(wanted.store).objectStore(wanted.store).getAll();
          reading.addEventListener('success', () => {
            database.close();
            const fields = Object.entries(wanted.like);
            const isLike = (entry: object) =>
              fields.every(([field, value]) => Reflect.get(entry, field) === value);
            resolve(reading.result.filter(isLike).length);
          });
        });
      }),
    { name, store, like },
  );
}
