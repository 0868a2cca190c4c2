import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { LANGUAGES, type Language } from '../i18n/language';
import { TEXTS } from '../i18n/texts.testing';
import { site } from '../site';
import { renderApp, someTasks } from './renderApp.testing';

/** The visible texts, accessible names, hints and title of the page. */
function textsOnScreen(): string[] {
  const texts = [document.title];
  for (const element of document.body.querySelectorAll('*')) {
    if (element.matches('script, style, noscript') || !element.checkVisibility()) continue;
    for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
      texts.push(element.getAttribute(name) ?? '');
    }
    for (const node of element.childNodes) if (node instanceof Text) texts.push(node.data);
  }
  return texts.map((text) => text.trim()).filter((text) => /\p{L}/u.test(text));
}

async function everyText(language: Language): Promise<Set<string>> {
  const found = new Set<string>();
  const { list, row, nav, files, dialog } = TEXTS[language];
  const look = async (
    opening: Parameters<typeof renderApp>[0],
    ...presses: (string | undefined)[]
  ) => {
    const { screen } = await renderApp({ ...opening, language });
    // The last part of the list screen to render. The other screens have none.
    const isThere = opening?.path
      ? screen.getByRole('heading').first()
      : screen.getByRole('button', { name: files.export });
    await expect.element(isThere).toBeVisible();
    for (const text of textsOnScreen()) found.add(text);
    for (const name of presses) {
      await screen.getByRole('button', { name: name ?? '' }).click();
      for (const text of textsOnScreen()) found.add(text);
    }
    await screen.unmount();
  };
  await look({});
  await look(
    { tasks: someTasks('x 1', 'x ') },
    row.edit('1'),
    list.hideDone,
    list.removeAll,
    dialog.close,
    list.showDone,
    row.remove('1'),
  );
  for (const path of ['/zadania/1', '/zadania/unknown', '/autor', '/info', '/nowhere']) {
    await look({ tasks: someTasks('1'), path });
  }
  await page.viewport(390, 800);
  await look({}, nav.open);
  await page.viewport(1100, 800);
  return found;
}

/** Words that two languages share. */
const SHARED = /^(OK|No|\d|© 2022.*|.*@example\.com|.*example\.com.*)$/;

test('no text of one language shows in another, on any screen', async () => {
  const texts: Set<string>[] = [];
  for (const language of LANGUAGES) texts.push(await everyText(language));
  const isNamed = (text: string) =>
    LANGUAGES.some((language) => language === text) ||
    SHARED.test(text) ||
    text.includes(site.authorName);
  for (const [index, one] of texts.entries()) {
    expect(one.size).toBeGreaterThan(40);
    for (const other of texts.slice(index + 1)) {
      expect([...one].filter((text) => other.has(text) && !isNamed(text))).toEqual([]);
    }
  }
});
