import type { Page } from '@playwright/test';

/** What can be read or heard on the page: visible text, accessible names, hints, the title. */
export async function textsOnScreen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = [document.title];
    for (const element of document.body.querySelectorAll('*')) {
      if (element.matches('script, style, noscript') || !element.checkVisibility()) continue;
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
        texts.push(element.getAttribute(name) ?? '');
      }
      for (const node of element.childNodes) {
        if (node instanceof Text) texts.push(node.data);
      }
    }
    return texts.map((text) => text.trim()).filter((text) => /\p{L}/u.test(text));
  });
}
