import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** What the build of e05b926 has left; also in src/storage/taskStorage.upgrade.test.ts. */
interface FormerProfile {
  readonly version: number;
  readonly texts: Readonly<Record<string, string>>;
  readonly stores: Readonly<Record<string, readonly object[]>>;
}

const PROFILE: FormerProfile = JSON.parse(
  readFileSync(new URL('../../src/storage/simulation/formerProfile.json', import.meta.url), 'utf8'),
);

/** Fills a browser with it. The app is not running yet. */
export async function leaveFormerProfile(page: Page): Promise<void> {
  await page.evaluate(async ({ version, texts, stores }) => {
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
    for (const name of ['ToDoListReact', 'ToDoListReact.undo', 'ToDoListReact.copy']) {
      await new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name, version);
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('upgradeneeded', () => {
          for (const [store, keyPath] of [
            ['journal', 'seq'],
            ['arrived', 'id'],
            ['kept', 'key'],
          ] as const) {
            const made = opening.result.createObjectStore(store, { keyPath });
            for (const value of stores[store] ?? []) made.put(value);
          }
        });
        opening.addEventListener('success', () => {
          opening.result.close();
          resolve();
        });
      });
    }
  }, PROFILE);
}
