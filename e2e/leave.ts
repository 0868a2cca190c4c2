import type { Page } from '@playwright/test';

/**
 * Leaves the app: otherwise a test could take the rows of the former visit for those of the next.
 * An empty page will not do: it is no request, by which `test.ts` counts the visits.
 */
export const leave = (page: Page) => page.goto('favicon.svg');
