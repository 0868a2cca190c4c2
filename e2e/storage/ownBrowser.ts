import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base, type BrowserContext } from '@playwright/test';
import { ListPage } from '../listPage';
import { killBrowser, killPages, shutDown } from './killProcesses';

/** A browser of the test's own, on a profile that outlives it. */
export interface OwnBrowser {
  /** Starts it on the same profile as before, with an empty page. */
  start(): Promise<ListPage>;
  newPage(): Promise<ListPage>;
  /** Ends it as a power cut would: every process at once. */
  kill(): Promise<void>;
  /** What a browser killed too early has not written: `localStorage` of every site. */
  loseLocalStorage(): void;
  /** Ends the processes of its pages, but not the browser itself. */
  crashPages(): void;
  /** Ends it from outside, in order: for a driver that a crash of its pages has silenced. */
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

/** Chromium has one folder for all sites, Firefox one in the folder of each site. */
function removeLocalStorage(profile: string): void {
  const sites = join(profile, 'storage/default');
  const ofFirefox = existsSync(sites)
    ? readdirSync(sites).map((site) => join(sites, site, 'ls'))
    : [];
  for (const folder of [join(profile, 'Default/Local Storage'), ...ofFirefox])
    rmSync(folder, { recursive: true, force: true });
}

export { expect };
