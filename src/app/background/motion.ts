import { REGION } from '../../ui/Notice';

/**
 * Rows and notices come and go without a jump. The page itself never waits for it: what has gone is
 * out of the list and of what screen readers know before it fades. It starts after the app, so that
 * nothing moves on the first paint; and in a long list, whose rows come and go while it is scrolled,
 * nothing moves at all.
 */

const EASING = 'cubic-bezier(0.2, 0, 0, 1)';
const ROW_COMES_MS = 160;
const ROW_GLIDES_MS = 160;
const ROW_GOES_MS = 180;
const NOTICE_GOES_MS = 120;
/** More rows at once are a search, a file or another language, and no movement of a row. */
const MOST_ROWS = 2;
/** From further away a row would fly through the window. */
const MOST_GLIDE_PX = 400;
/** How far below the window a row is looked at. */
const BELOW_PX = 120;

interface Place {
  readonly box: DOMRect;
  /** Unlike that of the box, without a movement that is not over yet. */
  readonly top: number;
}

const ROWS = '[data-glides]';
const NOTICES = `#${REGION}`;

export function moveSmoothly(root: Element): void {
  /** Where the rows in the window, and the notices, were at the last press. */
  const places = new Map<Node, Place>();
  const note = (element: HTMLElement, box = element.getBoundingClientRect()) =>
    places.set(element, { box, top: element.offsetTop });
  const look = () => {
    places.clear();
    for (const row of rowsInWindow(root.querySelectorAll<HTMLElement>(`${ROWS} > li`))) note(row);
    root.querySelectorAll<HTMLElement>(`${NOTICES} > *`).forEach((notice) => note(notice));
  };
  const show = (rows: Changed, notices: Changed) => {
    if (rows.came.length + rows.gone.length <= MOST_ROWS) {
      for (const row of rows.came) row.animate({ opacity: [0, 1] }, timing(ROW_COMES_MS));
      for (const row of rows.gone) fadeAway(row, places.get(row), ROW_GOES_MS);
      for (const row of rows.now) glide(row, places.get(row));
    }
    for (const notice of notices.gone) fadeAway(notice, places.get(notice), NOTICE_GOES_MS);
    // What comes next without a press, for example from another tab, moves nothing.
    places.clear();
    // But a notice goes by itself.
    for (const notice of notices.now) note(notice);
  };
  new MutationObserver((records) => {
    const rows = changedIn(ROWS, records);
    const notices = changedIn(NOTICES, records);
    if (rows.now.length + rows.gone.length + notices.now.length + notices.gone.length === 0) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    // Before the same frame is painted, but without a layout of its own.
    requestAnimationFrame(() => show(rows, notices));
  }).observe(root, { childList: true, subtree: true });
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(type, look, { capture: true, passive: true });
  }
}

/**
 * Those in the window, and below it those that may come into it. The first is sought by halves:
 * every press asks, and most rows of a list are elsewhere.
 */
function rowsInWindow(list: ArrayLike<HTMLElement>): HTMLElement[] {
  const rows = Array.from(list);
  const bottomOf = (index: number) => rows[index]?.getBoundingClientRect().bottom ?? 0;
  let [first, end] = [0, rows.length];
  while (first < end) {
    const middle = (first + end) >> 1;
    if (bottomOf(middle) > 0) end = middle;
    else first = middle + 1;
  }
  let last = first;
  while (last < rows.length && bottomOf(last) < innerHeight + BELOW_PX) last++;
  return rows.slice(first, last);
}

interface Changed {
  readonly now: readonly HTMLElement[];
  readonly came: readonly HTMLElement[];
  readonly gone: readonly HTMLElement[];
}

/** What the children of an element are now, and which of them came or went. */
function changedIn(parent: string, records: readonly MutationRecord[]): Changed {
  const own = records.filter(({ target }) => target instanceof Element && target.matches(parent));
  const added = own.flatMap(({ addedNodes }) => [...addedNodes]);
  const removed = own.flatMap(({ removedNodes }) => [...removedNodes]);
  return {
    now: [...(own[0]?.target.childNodes ?? [])].filter(isElement),
    came: added.filter((node) => node.isConnected && !removed.includes(node)).filter(isElement),
    gone: removed.filter((node) => !node.isConnected).filter(isElement),
  };
}

function glide(row: HTMLElement, place: Place | undefined): void {
  const distance = place ? place.top - row.offsetTop : 0;
  if (distance === 0 || Math.abs(distance) > MOST_GLIDE_PX) return;
  row.animate({ translate: [`0 ${distance}px`, '0'] }, timing(ROW_GLIDES_MS));
}

/** Shows what React has taken out of the page once more, for eyes alone. */
function fadeAway(element: HTMLElement, place: Place | undefined, duration: number): void {
  if (!place) return;
  const { left, top, width } = place.box;
  element.inert = true;
  element.ariaHidden = 'true';
  delete element.dataset['task'];
  Object.assign(element.style, {
    position: 'fixed',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    pointerEvents: 'none',
  });
  document.body.append(element);
  const remove = () => element.remove();
  element.animate({ opacity: [1, 0] }, timing(duration)).finished.then(remove, remove);
}

const timing = (duration: number): KeyframeAnimationOptions => ({ duration, easing: EASING });

function isElement(node: Node): node is HTMLElement {
  return node instanceof HTMLElement;
}
