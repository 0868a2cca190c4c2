import type { Page } from '@playwright/test';
import type { Task } from '../src/domain/task';
import { LANGUAGES, type Language } from '../src/i18n/language';

export { LANGUAGES, type Language, type Task };

/** The values in localStorage before the app starts, by key. */
export interface Stored {
  readonly tasks?: readonly Task[];
  readonly theme?: boolean;
  readonly language?: Language;
}

/** Opens an address with these texts in localStorage. A later reload does not put them back. */
export async function openWith(page: Page, path: string, local: Record<string, string>) {
  const seeding = await page.addInitScript((entries) => {
    // On a new tab's empty page, touching the storage throws.
    if (!location.protocol.startsWith('http')) return;
    for (const [key, text] of entries) localStorage.setItem(key, text);
  }, Object.entries(local));
  const response = await page.goto(path);
  await seeding.dispose();
  return response;
}

/** The same, after clearing all storage: a second visit in one page takes half the time of a new page. */
export async function openFresh(page: Page, path: string, local: Record<string, string>) {
  const clearing = await page.addInitScript(clearStorage);
  const response = await openWith(page, path, local);
  await clearing.dispose();
  return response;
}

/** Runs in the page before the app: clears all storage. */
export function clearStorage(): void {
  // On a new tab's empty page, touching the storage throws.
  if (!location.protocol.startsWith('http')) return;
  localStorage.clear();
  sessionStorage.clear();
  // Not awaited: the app's own `open` waits for the deletion.
  indexedDB.deleteDatabase('ToDoListReact');
}

export function texts(stored: Stored): Record<string, string> {
  return Object.fromEntries(
    Object.entries(stored).map(([key, value]) => [key, JSON.stringify(value)]),
  );
}

export async function storedText(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

export async function storedTasks(page: Page): Promise<Task[]> {
  return JSON.parse((await storedText(page, 'tasks')) ?? '[]');
}

/** Tasks with ids 1, 2, 3…; a leading "x " makes one done. */
export function tasks(...lines: string[]): Task[] {
  return lines.map((line, index) => ({
    id: String(index + 1),
    content: line.replace(/^x /, ''),
    done: line.startsWith('x '),
  }));
}
