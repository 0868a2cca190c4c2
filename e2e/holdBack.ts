import type { Page } from '@playwright/test';

/** Holds files back from a page. Returns a function that lets them through. */
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
