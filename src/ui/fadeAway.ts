import { classNames } from './classNames';
import styles from './fadeAway.module.css';

/**
 * Leaves a fading copy of a dialog or menu that is about to close. The element itself goes at once,
 * and the copy takes no press, so that the visitor never waits for it.
 */
export function fadeAway(element: HTMLElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { left, top, width, height } = element.getBoundingClientRect();
  // A div, because a copied dialog would be closed, and a copied menu would need items.
  const copy = document.createElement('div');
  copy.className = classNames(element.className, styles.leaving);
  copy.inert = true;
  copy.ariaHidden = 'true';
  for (const [name, length] of Object.entries({ left, top, width, height })) {
    copy.style.setProperty(name, `${length}px`);
  }
  copy.append(...[...element.childNodes].map((node) => node.cloneNode(true)));
  copy.addEventListener('animationend', () => copy.remove());
  document.body.append(copy);
  // Copies lose their scroll positions.
  const scrolled = element.querySelectorAll('[data-scrolls]');
  for (const [index, part] of copy.querySelectorAll('[data-scrolls]').entries()) {
    part.scrollTop = scrolled[index]?.scrollTop ?? 0;
  }
}
