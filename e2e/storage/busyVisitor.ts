import type { Page } from '@playwright/test';

/** What a visitor did and expects to find: in the order of their own adding. */
export interface Done {
  readonly content: string;
  readonly done: boolean;
}

/**
 * Adds, finishes and removes tasks through the form and the rows of the page itself, with gaps
 * below 6 ms. Gives back what must be left of them.
 */
export function beBusy(page: Page, name: string, adds: number): Promise<Done[]> {
  return page.evaluate(
    async ([prefix, count]) => {
      const pause = () => new Promise((resolve) => setTimeout(resolve, Math.random() * 5));
      const click = async (selector: string, label: string) => {
        const found = () =>
          [...document.querySelectorAll<HTMLElement>(selector)].find(
            (element) => (element.ariaLabel ?? element.textContent) === label,
          );
        while (!found()) await pause();
        found()?.click();
        await pause();
      };
      const field = document.querySelector<HTMLInputElement>('main form input');
      if (!field) throw new Error('the page has no form');
      const left = new Map<string, boolean>();
      for (let index = 0; index < count; index += 1) {
        const content = `${prefix} ${index}`;
        field.value = content;
        field.form?.requestSubmit();
        // An app that is still starting takes it a little later.
        do await pause();
        while (field.value !== '');
        left.set(content, false);
        if (index % 3 === 1) {
          await click('main li input[type=checkbox]', content);
          left.set(content, true);
        }
        if (index % 5 === 4) {
          const earlier = `${prefix} ${index - 2}`;
          await click('main li button', `Remove: ${earlier}`);
          await click('dialog button', 'Yes');
          left.delete(earlier);
        }
      }
      return [...left].map(([content, done]) => ({ content, done }));
    },
    [name, adds] as const,
  );
}

/** What the page shows, as far as visitors care: contents and marks, in order. */
export function shown(page: Page): Promise<Done[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main li')].map((row) => ({
      content: row.querySelector('a')?.textContent ?? '',
      done: row.querySelector('input')?.checked ?? false,
    })),
  );
}
