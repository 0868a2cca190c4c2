import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** What a build of the app has left in a browser. */
interface LeftProfile {
  /** When it was left: steps of undo are kept for seven days. */
  readonly at: number;
  readonly local: Readonly<Record<string, string>>;
  readonly databases: readonly {
    readonly name: string;
    readonly version: number;
    readonly stores: readonly {
      readonly name: string;
      readonly options: IDBObjectStoreParameters;
      /** Each on the field of that name. */
      readonly indexes: readonly string[];
      readonly entries: readonly (readonly [IDBValidKey, unknown])[];
    }[];
  }[];
}

/** As JSON, with times as if it was left just now. */
function readProfile(build: string): string {
  const text = readFileSync(new URL(`profiles/${build}.json`, import.meta.url), 'utf8');
  const { at }: LeftProfile = JSON.parse(text);
  const shift = Date.now() - at;
  return JSON.stringify(
    JSON.parse(text, (key, value) => (key === 'time' ? Number(value) + shift : value)),
  );
}

/** Fills a browser with what that build has left, before the app is opened. */
export async function leaveProfile(page: Page, build: string): Promise<void> {
  await page.goto('exampleTasks.json');
  await page.evaluate(async (text) => {
    const { local, databases }: LeftProfile = JSON.parse(text, (_key, value) =>
      value?.$map ? new Map(value.$map) : value,
    );
    for (const [key, stored] of Object.entries(local)) localStorage.setItem(key, stored);
    for (const { name, version, stores } of databases) {
      await new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name, version);
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('upgradeneeded', () => {
          for (const { name: storeName, options, indexes, entries } of stores) {
            const store = opening.result.createObjectStore(storeName, options);
            for (const field of indexes) store.createIndex(field, field);
            for (const [key, value] of entries) store.put(value, options.keyPath ? undefined : key);
          }
        });
        opening.addEventListener('success', () => {
          opening.result.close();
          resolve();
        });
      });
    }
  }, readProfile(build));
}
