/** Between what is brought into sight and the edge of the window. */
const MARGIN = 8;

/**
 * Scrolls as far as it takes to have all of an element in the window while it has the focus: now,
 * and whenever a phone's keyboard takes a part of the window.
 */
export function keepInSight(element: HTMLElement): () => void {
  const reveal = () => {
    const view = visualViewport;
    // The visitor has magnified a part of the page, and moves it about themselves.
    if (!view || view.scale > 1 || !element.contains(document.activeElement)) return;
    const { top, bottom } = element.getBoundingClientRect();
    const above = top - view.offsetTop - MARGIN;
    const below = bottom - view.offsetTop - view.height + MARGIN;
    if (above < 0) scrollBy(0, above);
    // What is higher than the window is shown from its beginning.
    else if (below > 0) scrollBy(0, Math.min(below, above));
  };
  reveal();
  visualViewport?.addEventListener('resize', reveal);
  return () => visualViewport?.removeEventListener('resize', reveal);
}
