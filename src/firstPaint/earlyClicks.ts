/**
 * The painted rows look usable before the app has started. A box ticked or a button pressed by then
 * is marked, and `useEarlyClicks` catches up on it.
 */
export function noteEarlyClicks(root: HTMLElement): void {
  const note = ({ target }: Event) => {
    if (!globalThis.painted) {
      removeEventListener('click', note, { capture: true });
      return;
    }
    const control = target instanceof Element ? target.closest(CONTROLS) : null;
    // Two ticks cancel each other. React misses one that happens while it hydrates the page.
    if (control?.matches('input')) control.toggleAttribute(EARLY);
    // From the moment hydration begins, React replays a press itself.
    else if (root.dataset.page !== undefined) control?.setAttribute(EARLY, '');
  };
  // Before React hears the click and hydrates the list because of it.
  addEventListener('click', note, { capture: true });
}

const EARLY = 'data-early';
const CONTROLS = 'section:has([data-task]) :is(button, [type="checkbox"])';

/** The marked controls, in the order of the page. From now on React hears every click. */
export function takeEarlyClicks(): readonly HTMLElement[] {
  globalThis.painted = undefined;
  const controls = [...document.querySelectorAll<HTMLElement>(`[${EARLY}]`)];
  for (const control of controls) control.removeAttribute(EARLY);
  return controls;
}
