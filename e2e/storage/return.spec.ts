import { ListPage } from '../listPage';
import { storedText, tasks } from '../storedData';
import { expect, NOT_FOUND_LINE, test } from '../test';

// On exampleTasks.json the browser asks for /favicon.ico.
test.use({ expectedErrors: NOT_FOUND_LINE });

interface Shown {
  readonly contents: string[];
  readonly dark: boolean;
}

/**
 * Runs in the page: saves its list and theme for another tab to read, because Playwright loses a page
 * that Firefox restores from its back/forward cache.
 */
function saveShown(): void {
  addEventListener('pageshow', () => {
    const save = () => {
      const contents = [...document.querySelectorAll('main li a')].map((link) => link.textContent);
      const dark = document.documentElement.dataset['theme'] === 'dark';
      localStorage.setItem('shown', JSON.stringify({ contents, dark }));
    };
    new MutationObserver(save).observe(document, {
      attributes: true,
      childList: true,
      subtree: true,
    });
    save();
  });
}

test('[C2] a page restored by Back shows the current list and theme', async ({
  context,
  page,
  list,
}) => {
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
  const shown = async (): Promise<Shown> =>
    JSON.parse((await storedText(other.page, 'shown')) ?? '{}');
  await expect.poll(shown).toEqual({ contents: ['tea', 'added meanwhile'], dark: true });
});
