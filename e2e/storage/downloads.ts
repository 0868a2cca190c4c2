import type { Locator, Page } from '@playwright/test';

/** Runs in the page before the app: remembers the last downloaded file. */
export function rememberFiles(): void {
  const create = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) Object.assign(window, { lastFile: file.text() });
    return create(file);
  };
}

/** The text of the file that a click downloads. */
export async function textOfDownload(page: Page, button: Locator): Promise<string> {
  await button.click();
  return page.evaluate(() => Reflect.get(window, 'lastFile'));
}
