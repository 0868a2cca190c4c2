import type { Page } from '@playwright/test';

/** Runs in the page: no driver can use a picker, so it returns real files of the browser's own file system. */
export function chooseWithoutPicker(): void {
  Object.assign(window, {
    async showSaveFilePicker({ suggestedName }: { readonly suggestedName: string }) {
      const folder = await navigator.storage.getDirectory();
      return folder.getFileHandle(suggestedName, { create: true });
    },
  });
}

/** Null if there is no such file. */
export function readFile(page: Page, name: string): Promise<string | null> {
  return page.evaluate(async (wanted) => {
    const folder = await navigator.storage.getDirectory();
    try {
      const handle = await folder.getFileHandle(wanted);
      return await (await handle.getFile()).text();
    } catch {
      return null;
    }
  }, name);
}

/** Stands for another program. */
export function writeFile(page: Page, name: string, text: string): Promise<void> {
  return page.evaluate(
    async (file) => {
      const folder = await navigator.storage.getDirectory();
      const stream = await (await folder.getFileHandle(file.name)).createWritable();
      await stream.write(file.text);
      await stream.close();
    },
    { name, text },
  );
}

export function removeFile(page: Page, name: string): Promise<void> {
  return page.evaluate(
    async (wanted) => (await navigator.storage.getDirectory()).removeEntry(wanted),
    name,
  );
}
