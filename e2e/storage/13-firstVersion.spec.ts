import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { ListPage } from '../listPage';
import { expect, NOT_FOUND_LINE, test } from '../test';

// A page without icons makes the browser ask for /favicon.ico.
test.use({ expectedErrors: NOT_FOUND_LINE });

interface Profile {
  readonly local: Readonly<Record<string, string>>;
  readonly journal: readonly object[];
  readonly kept: readonly object[];
}

/** What the app wrote before pending changes had keys of their own and the journal an identity. */
const PROFILES: Readonly<Record<string, Profile>> = JSON.parse(
  readFileSync(new URL('../../src/storage/simulation/version1.json', import.meta.url), 'utf8'),
);

async function openProfile(page: Page, name: string) {
  await page.goto('exampleTasks.json');
  await page.evaluate(
    (profile) =>
      new Promise<void>((resolve, reject) => {
        localStorage.setItem('language', '"EN"');
        for (const [key, text] of Object.entries(profile?.local ?? {})) {
          localStorage.setItem(key, text);
        }
        const opening = indexedDB.open('ToDoListReact', 1);
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('upgradeneeded', () => {
          const journal = opening.result.createObjectStore('journal', { keyPath: 'seq' });
          const kept = opening.result.createObjectStore('kept', { keyPath: 'key' });
          for (const record of profile?.journal ?? []) journal.put(record);
          for (const text of profile?.kept ?? []) kept.put(text);
        });
        opening.addEventListener('success', () => {
          opening.result.close();
          resolve();
        });
      }),
    PROFILES[name],
  );
  await page.goto('zadania');
  return new ListPage(page);
}

test('a list of the former version is there, and goes on', async ({ page }) => {
  const list = await openProfile(page, 'settled');
  await expect(list.contents).toHaveText(['task tea', 'task milk']);
  await expect(list.checkbox('task tea')).toBeChecked();
  await list.add('bread');
  await page.reload();
  await expect(list.contents).toHaveText(['task tea', 'task milk', 'bread']);
  await expect(page.getByRole('status')).toBeEmpty();
});

test('changes that its journal had refused are there, each once', async ({ page }) => {
  const list = await openProfile(page, 'crashed');
  const contents = ['by hand', 'task tea', 'oat milk', 'task of the second', 'task of the first'];
  await expect(list.contents).toHaveText(contents);
  await list.add('bread');
  await page.reload();
  await expect(list.contents).toHaveText([...contents, 'bread']);
  await expect(page.getByRole('status')).toBeEmpty();
});

test('what it had set aside is offered', async ({ page }) => {
  const list = await openProfile(page, 'kept');
  await expect(list.contents).toHaveText(['theirs']);
  await expect(list.button('Download the saved text')).toBeVisible();
  await list.button('Restore').click();
  await expect(list.contents).toHaveText(['theirs', 'task tea']);
});
