import { classNames } from '../../../ui/classNames';
import { timing, type Timing } from '../../../ui/timing';
import styles from './TaskRow.module.css';

/** The places of the rows, and of the elements below the list, in the window. */
interface Picture {
  readonly scrollY: number;
  readonly boxes: ReadonlyMap<HTMLElement, DOMRect>;
}

/**
 * Animates rows that appear, disappear and change places. The page has changed before anything moves,
 * so that a press hits what it would hit without motion, and the next action does not wait.
 */
export class RowMotion {
  private list: HTMLElement | null = null;
  private painted: Picture | null = null;
  private lifted: Element | null = null;
  private glides: Animation[] = [];
  private readonly fadesIn = new WeakMap<HTMLElement, Animation>();
  private readonly ghosts = new Set<HTMLElement>();

  /** Call this before rows change. If they change twice in a frame, the painted ones count. */
  remember(list: HTMLElement): void {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    // While another screen is shown, the hidden list has no boxes.
    if (this.painted || isStill || list.getClientRects().length === 0) return;
    this.list = list;
    this.painted = take(list);
    this.lifted = list.querySelector('[data-dragged]');
  }

  /** Call this after rows have changed. */
  start(): void {
    if (!this.painted || !this.list) return;
    // Code that scrolls to a row now must find it in its final place.
    this.stopGliding();
    // Runs once the next frame has its layout, because measuring earlier would cost another one.
    const layout = new ResizeObserver(() => {
      layout.disconnect();
      this.play();
    });
    layout.observe(this.list);
  }

  /** For a change without animation. */
  stop(): void {
    this.painted = null;
    this.stopGliding();
    for (const ghost of this.ghosts) ghost.remove();
    this.ghosts.clear();
  }

  private stopGliding(): void {
    for (const glide of this.glides) glide.cancel();
    this.glides = [];
  }

  private play(): void {
    const { list, painted } = this;
    this.painted = null;
    if (!list || !painted) return;
    const now = take(list);
    // Read before anything moves; afterwards the browser would compute all styles again.
    const { top } = list.getBoundingClientRect();
    const draw = timing('--draw');
    const strike = timing('--strike');
    const card = list.parentElement;
    const height = card?.offsetHeight ?? 0;
    const scrolled = now.scrollY - painted.scrollY;
    for (const [element, box] of now.boxes) {
      const former = painted.boxes.get(element);
      if (!isOnScreen(box) && !(former && isOnScreen(former))) continue;
      const distance = former ? travelled(former.top - box.top, scrolled) : Infinity;
      if (distance === 0) continue;
      if (Math.abs(distance) < innerHeight) {
        this.glide(element, distance, draw);
        if (card && element === list.nextElementSibling) {
          this.stretch(card, 1 + distance / height, draw);
        }
      } else if (isRow(element)) this.fadeIn(element, draw);
    }
    for (const [row, box] of painted.boxes) {
      if (row.isConnected || !isRow(row) || !isOnScreen(box)) continue;
      this.fadeOut(list, row, box.top - top - scrolled, strike);
    }
  }

  private glide(element: HTMLElement, distance: number, time: Timing): void {
    const keyframes = { transform: [`translateY(${distance}px)`, 'none'] };
    // A row that was dragged lands from above the others.
    const landing = {
      zIndex: [2, 2],
      boxShadow: ['var(--shadow-high)', 'none'],
      borderRadius: ['var(--radius)', '0px'],
    };
    const isLanding = element === this.lifted;
    this.glides.push(element.animate({ ...keyframes, ...(isLanding && landing) }, time));
  }

  /** Moves the lower edge of the list's card along with the elements below the rows. */
  private stretch(card: HTMLElement, scale: number, time: Timing): void {
    const options = { ...time, pseudoElement: '::before' };
    this.glides.push(card.animate({ transform: [`scaleY(${scale})`, 'none'] }, options));
  }

  private fadeIn(row: HTMLElement, time: Timing): void {
    this.fadesIn.set(row, row.animate({ opacity: [0, 1] }, time));
  }

  /** The row itself has been removed. Its copy is hidden from screen readers. */
  private fadeOut(list: HTMLElement, row: HTMLElement, top: number, time: Timing): void {
    const ghost = document.createElement('li');
    ghost.className = classNames(row.className, styles.ghost);
    ghost.ariaHidden = 'true';
    ghost.inert = true;
    ghost.style.top = `${top}px`;
    ghost.append(...[...row.childNodes].map((node) => node.cloneNode(true)));
    // Under the rows that close the gap.
    list.prepend(ghost);
    this.ghosts.add(ghost);
    // A row that was still fading in starts from its current opacity.
    const opacity = this.fadesIn.get(row)?.effect?.getComputedTiming().progress ?? 1;
    ghost.animate({ opacity: [opacity, 0] }, time).onfinish = () => {
      ghost.remove();
      this.ghosts.delete(ghost);
    };
  }
}

function take(list: HTMLElement): Picture {
  const elements = [...list.querySelectorAll<HTMLElement>('[data-task]'), ...below(list)];
  const boxes = elements.map((element) => [element, element.getBoundingClientRect()] as const);
  return { scrollY, boxes: new Map(boxes) };
}

/** The elements that a longer or shorter list moves: the next sibling at every level of the page. */
function* below(list: HTMLElement): Generator<HTMLElement> {
  for (let at: Element | null = list; at; at = at.parentElement) {
    const next = at.nextElementSibling;
    if (next instanceof HTMLElement) yield next;
  }
}

const isRow = (element: HTMLElement) => element.dataset['task'] !== undefined;

const isOnScreen = ({ top, bottom, height }: DOMRect) =>
  height > 0 && bottom > 0 && top < innerHeight;

/**
 * The smaller of the distances in the window and on the page. So a row does not move if the page
 * scrolls with it, nor if the browser scrolls to keep it in place while rows above it change.
 */
function travelled(inWindow: number, scrolled: number): number {
  const onPage = inWindow - scrolled;
  return Math.abs(onPage) < Math.abs(inWindow) ? onPage : inWindow;
}
