import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { Side } from '../../../domain/intent';
import { endDrag } from '../../../ui/gesture';
import { taskAt } from '../row/rowFocus';
import type { RowMotion } from '../row/rowMotion';
import { hideDragged, showDragged } from './draggedRow';
import { placesOf, targetAt } from './rowTarget';
import { scrollAtEdges } from './scrollAtEdges';

type Drop = (id: string, neighbour: string, side: Side) => void;

/** A mouse press that moves less than this is a click. */
const MOUSE_START_PX = 5;
const LONG_PRESS_MS = 400;
/** A finger is never quite still. */
const FINGER_REST_PX = 10;

/** Makes the rows inside an element draggable while the screen is shown. */
export function useDrag(
  rows: RefObject<HTMLElement | null>,
  motion: RowMotion,
  onDrop: Drop,
): void {
  // The latest callback knows the tasks that are shown now.
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    const element = rows.current;
    return element ? dragRows(element, motion, drop) : undefined;
  }, [rows, motion]);
}

/**
 * The mouse drags a row by its grip, so that it can still select the text. A finger or a pen drags
 * after a long press, because moving sooner scrolls.
 */
function dragRows(rows: HTMLElement, motion: RowMotion, onDrop: Drop): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let endPress = () => {};
  const press = (event: PointerEvent) => {
    const id = taskAt(event.target);
    if (id === null || event.button !== 0 || !event.isPrimary || !mayGrip(event)) return;
    endPress = followPress({ rows, motion, start: event, id, onDrop });
  };
  rows.addEventListener('pointerdown', press, { signal });
  // Safari lets a touch be kept from scrolling only if a listener was there before it began.
  rows.addEventListener('touchmove', () => {}, { signal, passive: false });
  return () => {
    endPress();
    listening.abort();
  };
}

/** Whether a press here may become a drag. In a text field it selects text. */
function mayGrip({ target, pointerType }: PointerEvent): boolean {
  if (!(target instanceof Element) || target.closest('textarea')) return false;
  return pointerType !== 'mouse' || target.closest('[data-grip]') !== null;
}

interface Press {
  readonly rows: HTMLElement;
  readonly motion: RowMotion;
  readonly start: PointerEvent;
  readonly id: string;
  readonly onDrop: Drop;
}

/**
 * Follows one press until it ends. Meanwhile the row's element may be replaced or removed, for example
 * when a long list scrolls. So the row is identified by its id, and the window listens, because
 * pointer capture would be lost with the element.
 */
function followPress({ rows, motion, start, id, onDrop }: Press): () => void {
  const isMouse = start.pointerType === 'mouse';
  const listening = new AbortController();
  const { signal } = listening;
  let isDragged = false;
  let grip = 0;
  let y = start.clientY;
  let frame = 0;

  const end = () => {
    listening.abort();
    clearTimeout(longPress);
    cancelAnimationFrame(frame);
    if (!isDragged) return;
    isDragged = false;
    // Everything glides from its current place to its new one.
    motion.remember(rows);
    delete document.documentElement.dataset['dragging'];
    hideDragged(rows);
    motion.start();
  };
  const target = () => targetAt(placesOf(rows), rows.getBoundingClientRect(), y);
  const show = () => showDragged(rows, placesOf(rows), { id, grip, y, target: target() });
  const lift = () => {
    isDragged = true;
    grip = start.clientY - (placesOf(rows).find((place) => place.id === id)?.top ?? 0);
    document.documentElement.dataset['dragging'] = '';
    show();
    // The click that follows would tick the task or open it.
    endDrag();
    // Safari cannot vibrate.
    if (!isMouse && 'vibrate' in navigator) navigator.vibrate(10);
  };
  const longPress = isMouse ? undefined : setTimeout(lift, LONG_PRESS_MS);

  /** Runs in every frame, because the list scrolls and changes under a pointer at rest. */
  const aim = () => {
    scrollAtEdges(y, rows.getBoundingClientRect());
    show();
    frame = requestAnimationFrame(aim);
  };
  /** A mouse may move a little while a finger drags. */
  const isOther = (event: PointerEvent) => event.pointerId !== start.pointerId;
  const move = (event: PointerEvent) => {
    if (isOther(event)) return;
    // Released where the page could not notice, for example over a system dialog.
    if ((event.buttons & 1) === 0) return end();
    y = event.clientY;
    if (!isDragged) {
      const distance = Math.hypot(event.clientX - start.clientX, y - start.clientY);
      if (isMouse && distance >= MOUSE_START_PX) lift();
      else if (!isMouse && distance > FINGER_REST_PX) end();
    }
    if (isDragged && frame === 0) aim();
  };
  const letGo = (event: PointerEvent) => {
    if (isOther(event)) return;
    y = event.clientY;
    const place = isDragged ? target() : null;
    end();
    if (place) onDrop(id, place.neighbour, place.side);
  };
  const cancelByKey = (event: KeyboardEvent) => {
    if (!isDragged || event.key !== 'Escape') return;
    // The same key also closes an editor or a menu.
    event.stopPropagation();
    end();
  };
  const prevent = (event: Event) => event.preventDefault();

  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', letGo, { signal });
  addEventListener('pointercancel', end, { signal });
  addEventListener('blur', end, { signal });
  // With a second finger or another pointer it would be unclear which of them the row follows.
  addEventListener('pointerdown', end, { signal, capture: true });
  addEventListener('keydown', cancelByKey, { signal, capture: true });
  // A long press would open a link's menu, and the page would lose the touch.
  addEventListener('contextmenu', isMouse ? end : prevent, { signal });
  addEventListener('selectstart', prevent, { signal });
  // The browser would drag selected text instead of the row.
  addEventListener('dragstart', prevent, { signal });
  // On the pressed element, whose touches do not bubble to the window once it is removed.
  start.target?.addEventListener('touchmove', (event) => isDragged && prevent(event), {
    signal,
    passive: false,
  });
  return end;
}
