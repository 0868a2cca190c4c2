import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base, type BrowserContext } from '@playwright/test';
import { ListPage } from '../listPage';
import { killBrowser, killPages, shutDown } from './killProcesses';

/** A browser that a test starts and kills, on a profile that survives. */
export interface OwnBrowser {
  /** Starts it on the same profile as before, with an empty page. */
  start(): Promise<ListPage>;
  newPage(): Promise<ListPage>;
  /** Kills every process at once, as a power cut would. */
  kill(): Promise<void>;
  /** Deletes `localStorage`, as if the browser had been killed before writing it. */
  loseLocalStorage(): void;
  /** Kills the processes of the pages, but not the browser itself. */
  crashPages(): void;
  /** Ends the browser in order, from outside: after a crash the driver cannot. */
  shutDown(): Promise<void>;
}

export const test = base.extend<{ ownBrowser: OwnBrowser }>({
  ownBrowser: async ({ playwright, browserName, channel, launchOptions, baseURL }, use) => {
    const profile = mkdtempSync(join(tmpdir(), 'visitor-'));
    const errors: string[] = [];
    let context: BrowserContext | null = null;

    const running = () => {
      if (!context) throw new Error('the browser is not running');
      return context;
    };
    const newPage = async () => {
      const page = await running().newPage();
      page.on('pageerror', (error) => errors.push(error.message));
      return new ListPage(page);
    };

    await use({
      async start() {
        context = await playwright[browserName].launchPersistentContext(profile, {
          ...launchOptions,
          ...(channel && { channel }),
          ...(baseURL && { baseURL }),
        });
        return newPage();
      },
      newPage,
      async kill() {
        const gone = running().waitForEvent('close');
        killBrowser(profile);
        await gone;
      },
      loseLocalStorage: () => removeLocalStorage(profile),
      crashPages: () => killPages(profile),
      shutDown: async () => {
        const gone = running().waitForEvent('close');
        shutDown(profile);
        await gone;
      },
    });
    killBrowser(profile);
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    expect(errors, 'errors in the page').toEqual([]);
  },
});

/** Chromium has one folder for all sites, Firefox one for each site. */
function removeLocalStorage(profile: string): void {
  const sites = join(profile, 'storage/default');
  const ofFirefox = existsSync(sites)
    ? readdirSync(sites).map((site) => join(sites, site, 'ls'))
    : [];
  for (const folder of [join(profile, 'Default/Local Storage'), ...ofFirefox])
    rmSync(folder, { recursive: true, force: true });
}

export { expect };
