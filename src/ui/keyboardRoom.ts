/** Between the element and the edge of the window. */
const MARGIN = 8;
/** A phone with its keyboard up, or on its side. */
const SMALL = { width: 767, height: 440 };

/**
 * While the focus is in an element, scrolls so that all of it is in the window: now, and when the
 * keyboard of a phone takes a part of the window.
 */
export function keepInSight(element: HTMLElement): () => void {
  return whileResized((view) => {
    if (!element.contains(document.activeElement)) return;
    const { top, bottom } = element.getBoundingClientRect();
    const above = top - view.offsetTop - MARGIN;
    const below = bottom - view.offsetTop - view.height + MARGIN;
    if (above < 0) scrollBy(0, above);
    // An element higher than the window is shown from its beginning.
    else if (below > 0) scrollBy(0, Math.min(below, above));
  });
}

/**
 * While the focus is in a field, a small window shows the field's section at its top. The parts above
 * would take the room of the rows that a new task joins.
 */
export function keepAtTop(field: HTMLElement): () => void {
  return whileResized((view) => {
    const section = field.closest('section');
    if (!section || document.activeElement !== field) return;
    if (view.width > SMALL.width || view.height > SMALL.height) return;
    const above = section.getBoundingClientRect().top - view.offsetTop - MARGIN;
    if (above > 0) scrollBy(0, above);
  });
}

function whileResized(scroll: (view: VisualViewport) => void): () => void {
  const view = visualViewport;
  // A visitor who has zoomed in scrolls to what they want to see themselves.
  const resized = () => {
    if (view && view.scale <= 1) scroll(view);
  };
  resized();
  view?.addEventListener('resize', resized);
  return () => view?.removeEventListener('resize', resized);
}
