/**
 * The painted rows look as if the app were there. A box that is ticked or a button that is pressed
 * before it is gets marked, and `useEarlyClicks` makes up for it.
 */
export function noteEarlyClicks(root: HTMLElement): void {
  const note = ({ target }: Event) => {
    if (!globalThis.painted) {
      removeEventListener('click', note, { capture: true });
      return;
    }
    const control = target instanceof Element ? target.closest(CONTROLS) : null;
    // Two ticks are none. React does not see one that comes while it takes the page over.
    if (control?.matches('input')) control.toggleAttribute(EARLY);
    // React itself answers what is pressed once it has been given the page.
    else if (root.dataset.page !== undefined) control?.setAttribute(EARLY, '');
  };
  // Before React hears of the click, and takes the list over because of it.
  addEventListener('click', note, { capture: true });
}

const EARLY = 'data-early';
const CONTROLS = 'section:has([data-task]) :is(button, [type="checkbox"])';

/** The marked controls, in the order of the page; from now on the app hears of every click. */
export function takeEarlyClicks(): readonly HTMLElement[] {
  globalThis.painted = undefined;
  const controls = [...document.querySelectorAll<HTMLElement>(`[${EARLY}]`)];
  for (const control of controls) control.removeAttribute(EARLY);
  return controls;
}
