import type { Page } from '@playwright/test';

/** Texts that reach out of the box of their button or link, or that the page hides sideways. */
export async function cutLabels(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = [];
    for (const element of document.querySelectorAll('button, a, h1, h2')) {
      if (!element.checkVisibility()) continue;
      const box = element.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(element);
      const text = range.getBoundingClientRect();
      // The spaces at which a text wraps overflow, invisibly.
      const hangs = getComputedStyle(element).whiteSpace === 'pre-wrap';
      const inside = hangs || (text.left >= box.left - 1 && text.right <= box.right + 1);
      // In large letters the area of a font is higher than its line, but the letters are not.
      const beyond = Math.max(2, Number.parseFloat(getComputedStyle(element).fontSize) * 0.06);
      const tall = text.top >= box.top - beyond && text.bottom <= box.bottom + beyond;
      const inline = getComputedStyle(element).display === 'inline';
      const fits = inline || element.scrollWidth <= element.clientWidth;
      if (!inside || !(tall || inline) || !fits) cut.push(element.textContent ?? '');
    }
    if (document.documentElement.scrollWidth > innerWidth) cut.push('the page scrolls sideways');
    return cut;
  });
}
