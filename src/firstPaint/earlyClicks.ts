declare global {
  /** The controls that were pressed, in order; undefined once React hears every click. */
  var earlyClicks: HTMLElement[] | undefined;
}

/**
 * The page looks usable before the app has started. Boxes ticked and buttons pressed by then are
 * recorded, and `EarlyClicks` repeats them. A script in index.html records a submitted form.
 */
export function recordEarlyClicks(root: HTMLElement): void {
  globalThis.earlyClicks = [];
  const record = ({ target }: Event) => {
    const control = target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null;
    // From the moment hydration begins, React replays a press itself, but misses a tick.
    const isMissed = root.dataset.page !== undefined || control?.matches('input');
    if (control && isMissed) globalThis.earlyClicks?.push(control);
  };
  // Before React hears the click and hydrates the page because of it.
  addEventListener('click', record, { capture: true });
}

const CONTROLS = 'button:not([type="submit"]), [type="checkbox"]';

/** The recorded controls. From now on React hears every click. */
export function takeEarlyClicks(): readonly HTMLElement[] {
  const controls = globalThis.earlyClicks ?? [];
  globalThis.earlyClicks = undefined;
  return controls;
}
