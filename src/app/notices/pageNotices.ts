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

/**
 * Shows two of a region's notices at a time, since more would cover the list. It looks at the
 * elements, because notices come from all over the app and each decides by itself whether to show.
 */
export function pageNotices(
  region: HTMLElement,
  onChange: (pages: NoticePages) => void,
): () => void {
  let first = 0;
  let lead: HTMLElement | undefined;
  const place = () => {
    const all = noticesIn(region);
    const isHeld = all[0] !== undefined && isInUse(all[0]);
    if (first >= all.length || isHeld) first = 0;
    const shown = all.slice(first, first + AT_ONCE);
    [lead] = shown;
    for (const notice of all) notice.hidden = !shown.includes(notice);
    onChange({ rest: all.length - shown.length, showNext });
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
