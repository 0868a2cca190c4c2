import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

const chromium = tests.projects?.find(({ name }) => name === 'chromium') ?? {};

/** `npm run pictures`: every scene as it looks, for people to look at. */
export default defineConfig(tests, {
  testDir: 'e2e/pictures',
  reporter: 'line',
  projects: [
    { ...chromium, name: 'pictures', testMatch: 'pictures.ts' },
    { ...chromium, name: 'sheets', testMatch: 'sheets.ts', dependencies: ['pictures'] },
  ],
});
