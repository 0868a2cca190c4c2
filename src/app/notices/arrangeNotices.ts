import type { NoticeLook } from '../../ui/Notice';

const AT_ONCE = 2;

/** What has just happened comes first, then dangers to the list, then everything else. */
const RANKS: readonly string[] = ['bar', 'danger', 'card'] satisfies NoticeLook[];

export interface NoticePages {
  /** How many notices are out of sight. */
  readonly rest: number;
  /** Shows the next ones, and after the last the first again. */
  readonly showNext: () => void;
}

/** Keeps the region of the notices small and out of the way. Returns how to stop. */
export function arrangeNotices(
  region: HTMLElement,
  onPages: (pages: NoticePages) => void,
): () => void {
  const ends = [keepClear(region), showInPages(region, onPages)];
  return () => ends.forEach((end) => end());
}

/**
 * Shows two of a region's notices at a time, since more would cover the list. It looks at the
 * elements, because notices come from all over the app and each decides by itself whether to show.
 */
function showInPages(region: HTMLElement, onPages: (pages: NoticePages) => void): () => void {
  let first = 0;
  let lead: HTMLElement | undefined;
  const place = () => {
    const all = noticesIn(region);
    const isHeld = all[0] !== undefined && isInUse(all[0]);
    if (first >= all.length || isHeld) first = 0;
    const shown = all.slice(first, first + AT_ONCE);
    [lead] = shown;
    for (const notice of all) notice.hidden = !shown.includes(notice);
    onPages({ rest: all.length - shown.length, showNext });
  };
  const showNext = () => {
    first += AT_ONCE;
    place();
  };
  const watching = new MutationObserver((changes) => {
    const isNew = changes.some(({ addedNodes }) => [...addedNodes].some(isNotice));
    // What is being read stays, even if a notice before it disappears.
    first = isNew || !lead ? 0 : Math.max(0, noticesIn(region).indexOf(lead));
    place();
  });
  place();
  watching.observe(region, { childList: true });
  return () => watching.disconnect();
}

const isNotice = (node: Node): node is HTMLElement =>
  node instanceof HTMLElement && node.dataset['notice'] !== undefined;

/** The visitor may be about to press one of its buttons. */
const isInUse = (notice: HTMLElement) => notice.matches(':hover, :focus-within');

function noticesIn(region: HTMLElement): HTMLElement[] {
  const rank = (notice: HTMLElement) =>
    isInUse(notice) ? -1 : RANKS.indexOf(notice.dataset['notice'] ?? '');
  return [...region.children].filter(isNotice).toSorted((one, other) => rank(one) - rank(other));
}

/**
 * Moves an element from the bottom of the window to its top for as long as it would cover the row
 * or control that was last pressed or focused.
 */
function keepClear(element: HTMLElement): () => void {
  let used: Element | null = null;
  const place = () => {
    delete element.dataset['side'];
    if (used?.isConnected && overlap(element, used)) element.dataset['side'] = 'top';
  };
  const use = ({ target }: Event) => {
    if (!(target instanceof Element) || element.contains(target)) return;
    used = target.closest('li') ?? target.closest('button, a, input, textarea');
    // Not now: while rows change, measuring would cost a layout of its own.
    requestAnimationFrame(place);
  };
  const resizing = new ResizeObserver(place);
  resizing.observe(element);
  addEventListener('focusin', use);
  addEventListener('pointerdown', use);
  return () => {
    resizing.disconnect();
    removeEventListener('focusin', use);
    removeEventListener('pointerdown', use);
  };
}

function overlap(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.height > 0 && a.top < b.bottom && b.top < a.bottom;
}
