import type { Page } from '@playwright/test';

/**
 * Texts that overflow their button or link, or that the page cuts off sideways. A text may overflow
 * an invisible box into empty space.
 */
export async function cutLabels(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = [];
    const overlap = (one: DOMRect, other: DOMRect) =>
      one.left < other.right &&
      other.left < one.right &&
      one.top < other.bottom &&
      other.top < one.bottom;
    /** The fixed layer of an element, such as a dialog or a notice; null for the page itself. */
    const layerOf = (element: Element | null): Element | null =>
      !element || /fixed|sticky/.test(getComputedStyle(element).position)
        ? element
        : layerOf(element.parentElement);
    /** Whether a text is painted whole and over nothing but the page. */
    const isAlone = (element: Element, text: DOMRect) => {
      const { backgroundColor, borderLeftColor, borderLeftWidth } = getComputedStyle(element);
      const isClear = (colour: string) => colour === 'rgba(0, 0, 0, 0)';
      if (!isClear(backgroundColor)) return false;
      if (borderLeftWidth !== '0px' && !isClear(borderLeftColor)) return false;
      if (text.left < 0 || text.right > innerWidth) return false;
      for (let each: Element | null = element; each; each = each.parentElement) {
        if (getComputedStyle(each).overflowX !== 'visible') return false;
      }
      return [...document.querySelectorAll('button, a, h1, h2, p, label, input, textarea')].every(
        (other) =>
          other.contains(element) ||
          element.contains(other) ||
          !other.checkVisibility() ||
          layerOf(other) !== layerOf(element) ||
          !overlap(other.getBoundingClientRect(), text),
      );
    };
    for (const element of document.querySelectorAll('button, a, h1, h2')) {
      if (!element.checkVisibility()) continue;
      const box = element.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(element);
      const text = range.getBoundingClientRect();
      // Spaces at which a text wraps overflow invisibly.
      const hangs = getComputedStyle(element).whiteSpace === 'pre-wrap';
      const inside =
        hangs ||
        (text.left >= box.left - 1 && text.right <= box.right + 1) ||
        isAlone(element, text);
      // The box of a large font is higher than its line, although its letters are not.
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
