import { ListPage } from '../listPage';
import { storedText, tasks } from '../storedData';
import { expect, NOT_FOUND_LINE, test } from '../test';

// A page without icons makes the browser ask for /favicon.ico.
test.use({ expectedErrors: NOT_FOUND_LINE });

interface Seen {
  readonly contents: string[];
  readonly dark: boolean;
}

/**
 * Runs in the page: saves its list and theme for another tab to read. Playwright loses sight of
 * a page that Firefox takes out of its back/forward cache.
 */
function saveShown(): void {
  addEventListener('pageshow', () => {
    const tell = () => {
      const contents = [...document.querySelectorAll('main li a')].map((link) => link.textContent);
      const dark = document.documentElement.dataset['theme'] === 'dark';
      localStorage.setItem('seen', JSON.stringify({ contents, dark }));
    };
    new MutationObserver(tell).observe(document, {
      attributes: true,
      childList: true,
      subtree: true,
    });
    tell();
  });
}

test('[C2] after Back list and theme are current', async ({ context, page, list }) => {
  await page.addInitScript(saveShown);
  await list.open({ tasks: tasks('tea') });
  await expect(list.contents).toHaveText(['tea']);
  await page.goto('exampleTasks.json');
  const other = new ListPage(await context.newPage());
  await other.open();
  await other.add('added meanwhile');
  await other.button('Dark theme').click();
  await expect(other.button('Dark theme')).toHaveAttribute('aria-pressed', 'true');
  await list.back();
  const seen = async (): Promise<Seen> =>
    JSON.parse((await storedText(other.page, 'seen')) ?? '{}');
  await expect.poll(seen).toEqual({ contents: ['tea', 'added meanwhile'], dark: true });
});
