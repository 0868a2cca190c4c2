import type { Page } from '@playwright/test';

/** A task that a visitor expects to find. */
export interface Done {
  readonly content: string;
  readonly done: boolean;
}

/**
 * Adds, finishes and removes tasks through the form and the rows, with gaps below 6 ms. Returns the
 * tasks that must be left, in the order in which they were added.
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
        // The app takes the text once it has started.
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

/** The texts and ticks of all rows, in order. */
export function shown(page: Page): Promise<Done[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main li')].map((row) => ({
      content: row.querySelector('a')?.textContent ?? '',
      done: row.querySelector('input')?.checked ?? false,
    })),
  );
}
