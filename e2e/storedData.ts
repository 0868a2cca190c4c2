import type { Page } from '@playwright/test';
import type { Task } from '../src/domain/task';
import { LANGUAGES, type Language } from '../src/i18n/language';

export { LANGUAGES, type Language, type Task };

/** The contents of localStorage before the app starts, by key. */
export interface Stored {
  readonly tasks?: readonly Task[];
  readonly theme?: boolean;
  readonly language?: Language;
}

/** Opens an address with these texts in localStorage. A later reload finds what the app left there. */
export async function openWith(page: Page, path: string, local: Record<string, string>) {
  const seeding = await page.addInitScript((entries) => {
    // The empty page a tab starts with has no storage, and touching it throws.
    if (!location.protocol.startsWith('http')) return;
    for (const [key, text] of entries) localStorage.setItem(key, text);
  }, Object.entries(local));
  const response = await page.goto(path);
  await seeding.dispose();
  return response;
}

/**
 * The same in a browser that holds nothing else, as every test has it at its beginning: for further
 * visits in one page, which take half the time of a page of their own.
 */
export async function openFresh(page: Page, path: string, local: Record<string, string>) {
  const forgetting = await page.addInitScript(forget);
  const response = await openWith(page, path, local);
  await forgetting.dispose();
  return response;
}

/** Runs in the page before the app, which then finds nothing of former visits. */
export function forget(): void {
  // The empty page a tab starts with has no storage, and touching it throws.
  if (!location.protocol.startsWith('http')) return;
  localStorage.clear();
  sessionStorage.clear();
  // A page that opens it later waits until it is deleted.
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

/** Ids are made by the app: what a test can know is the content and whether it is done. */
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
