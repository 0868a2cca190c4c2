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

interface Place {
  readonly box: DOMRect;
  /** Unlike that of the box, without a movement that is not over yet. */
  readonly top: number;
}

const ROWS = '[data-glides]';
const NOTICES = `#${REGION}`;

export function moveSmoothly(root: Element): void {
  const places = new Map<Node, Place>();
  const look = () => {
    places.clear();
    const elements = root.querySelectorAll<HTMLElement>(`${ROWS} > li, ${NOTICES} > *`);
    for (const element of elements) {
      places.set(element, { box: element.getBoundingClientRect(), top: element.offsetTop });
    }
  };
  const show = (records: readonly MutationRecord[]) => {
    const rows = childrenChanged(records, ROWS, places);
    if (rows.came.length + rows.gone.length <= MOST_ROWS) {
      for (const row of rows.came) row.animate({ opacity: [0, 1] }, timing(ROW_COMES_MS));
      for (const row of rows.gone) fadeAway(row, places.get(row), ROW_GOES_MS);
      for (const row of rows.stayed) glide(row, places.get(row));
    }
    const { gone } = childrenChanged(records, NOTICES, places);
    for (const notice of gone) fadeAway(notice, places.get(notice), NOTICE_GOES_MS);
  };
  new MutationObserver((records) => {
    const isTheirs = ({ target }: MutationRecord) =>
      target instanceof Element && target.matches(`${ROWS}, ${NOTICES}`);
    const theirs = records.filter(isTheirs);
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) show(theirs);
    if (theirs.length > 0) look();
  }).observe(root, { childList: true, subtree: true });
  // The window may have been scrolled, and rows may have become higher, since they were looked at.
  for (const type of ['pointerdown', 'pointerup', 'keydown']) {
    addEventListener(type, look, { capture: true, passive: true });
  }
}

function childrenChanged(
  records: readonly MutationRecord[],
  parent: string,
  places: ReadonlyMap<Node, Place>,
) {
  const own = records.filter(({ target }) => target instanceof Element && target.matches(parent));
  const [list] = own;
  const now = list ? [...list.target.childNodes] : [];
  const removed = own.flatMap(({ removedNodes }) => [...removedNodes]);
  return {
    came: now.filter((node) => !places.has(node)).filter(isElement),
    stayed: now.filter((node) => places.has(node)).filter(isElement),
    gone: removed.filter((node) => !node.isConnected).filter(isElement),
  };
}

function glide(row: HTMLElement, place: Place | undefined): void {
  const distance = place ? place.top - row.offsetTop : 0;
  if (!place || distance === 0 || Math.abs(distance) > MOST_GLIDE_PX) return;
  const { top, bottom } = place.box;
  const isSeen = bottom + Math.abs(distance) > 0 && top - Math.abs(distance) < innerHeight;
  if (isSeen) row.animate({ translate: [`0 ${distance}px`, '0'] }, timing(ROW_GLIDES_MS));
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
