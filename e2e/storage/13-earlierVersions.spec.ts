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
  /** Version 1 had no such store. */
  readonly arrived?: readonly object[];
}

/** What versions 1 and 2 of the storage have left. */
function profiles(version: number): Readonly<Record<string, Profile>> {
  const file = `../../src/storage/simulation/version${version}.json`;
  return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
}

async function openProfile(page: Page, name: string, version = 1) {
  await page.goto('exampleTasks.json');
  await page.evaluate(
    ({ profile, database }) =>
      new Promise<void>((resolve, reject) => {
        localStorage.setItem('language', '"EN"');
        for (const [key, text] of Object.entries(profile?.local ?? {})) {
          localStorage.setItem(key, text);
        }
        const opening = indexedDB.open('ToDoListReact', database);
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('upgradeneeded', () => {
          const journal = opening.result.createObjectStore('journal', { keyPath: 'seq' });
          const kept = opening.result.createObjectStore('kept', { keyPath: 'key' });
          for (const record of profile?.journal ?? []) journal.put(record);
          for (const text of profile?.kept ?? []) kept.put(text);
          if (!profile?.arrived) return;
          const arrived = opening.result.createObjectStore('arrived', { keyPath: 'id' });
          arrived.createIndex('time', 'time');
          for (const entry of profile.arrived) arrived.put(entry);
        });
        opening.addEventListener('success', () => {
          opening.result.close();
          resolve();
        });
      }),
    { profile: profiles(version)[name], database: version },
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

for (const [name, contents] of [
  ['settled', ['task tea', 'task milk']],
  ['crashed', ['by hand', 'task tea', 'oat milk', 'task of the first']],
  ['killed', ['task tea', 'task late']],
] as const) {
  test(`a list of version 2 that was ${name} is there, and goes on signed`, async ({ page }) => {
    const list = await openProfile(page, name, 2);
    await expect(list.contents).toHaveText([...contents]);
    await list.add('bread');
    const keys = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('tasks.s')));
    await expect
      .poll(async () => (await keys()).toSorted())
      .toEqual(['tasks.sync', 'tasks.sync.version']);
    await page.reload();
    await expect(list.contents).toHaveText([...contents, 'bread']);
    await expect(page.getByRole('status')).toBeEmpty();
  });
}
