import type { Page } from '@playwright/test';

/** Keeps files away from a page until the function that is returned lets them in. */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  let letIn = () => {};
  const open = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route(address, async (route) => {
    await open;
    await route.continue();
  });
  return letIn;
}
