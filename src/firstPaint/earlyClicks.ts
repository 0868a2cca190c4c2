declare global {
  /** The controls that were pressed, in order; undefined once React hears every click. */
  var earlyClicks: HTMLElement[] | undefined;
}

/**
 * The page looks usable before the app has started. A box ticked or a button pressed by then is
 * noted, and `EarlyClicks` catches up on it. A script in index.html notes a submitted form.
 */
export function noteEarlyClicks(root: HTMLElement): void {
  globalThis.earlyClicks = [];
  const note = ({ target }: Event) => {
    const control = target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null;
    // From the moment hydration begins, React replays a press itself, but misses a tick.
    const isMissed = root.dataset.page !== undefined || control?.matches('input');
    if (control && isMissed) globalThis.earlyClicks?.push(control);
  };
  // Before React hears the click and hydrates the page because of it.
  addEventListener('click', note, { capture: true });
}

const CONTROLS = 'button:not([type="submit"]), [type="checkbox"]';

/** The noted controls. From now on React hears every click. */
export function takeEarlyClicks(): readonly HTMLElement[] {
  const controls = globalThis.earlyClicks ?? [];
  globalThis.earlyClicks = undefined;
  return controls;
}
