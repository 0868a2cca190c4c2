/** A press this soon after another and this near is the second of a double click or double tap. */
const SECOND_PRESS_MS = 300;
const SECOND_PRESS_PX = 40;
/** Mice may be set to count slower clicks as one. Assistive technology clicks without a press. */
const LONGEST_GESTURE_MS = 1000;

let latestPress: PointerEvent | null = null;
let isSecondPress = false;
let isKeyLatest = false;
/** When a pointer last pressed or clicked something. */
let pointedAt = -Infinity;
/**
 * When the rest of the gesture began to be swallowed. Infinity after a drag, which swallows until the
 * next press.
 */
let endedAt: number | null = null;

/**
 * Swallows the rest of the current click or tap after it has opened or closed something. The second
 * half of a double click would otherwise hit what appears under the pointer, for example another
 * task's link. Keys are not affected.
 */
export function endGesture(): void {
  const now = performance.now();
  // A dialog also opens without a press, for a shared link or when its code has been loaded.
  const isUnderWay = isByPointer() && now - pointedAt <= SECOND_PRESS_MS;
  endedAt = isUnderWay ? (endedAt ?? now) : null;
}

/** Swallows the click that follows a drag. There is no double drag: the next press counts. */
export function endDrag(): void {
  endedAt = Infinity;
}

/** Whether the visitor last pressed something, and no key since then. */
export function isByPointer(): boolean {
  return latestPress !== null && !isKeyLatest;
}

function press(event: PointerEvent): void {
  isSecondPress = !isKeyLatest && follows(event, latestPress);
  // `event.detail` of the next event is the click count.
  const isCounted = event.pointerType === 'mouse' && !isKeyLatest;
  if (!isSecondPress && !isCounted) endedAt = null;
  latestPress = event;
  isKeyLatest = false;
  pointedAt = performance.now();
}

function follows(event: PointerEvent, former: PointerEvent | null): boolean {
  if (!former || endedAt === null) return false;
  const sinceEnd = performance.now() - endedAt;
  if (sinceEnd < 0 || sinceEnd > SECOND_PRESS_MS) return false;
  const { clientX, clientY } = former;
  return Math.hypot(event.clientX - clientX, event.clientY - clientY) <= SECOND_PRESS_PX;
}

/** Firefox gives the click of an Enter on a link a detail of 1, like that of a mouse. */
function pressKey(): void {
  isKeyLatest = true;
  if (endedAt !== Infinity) endedAt = null;
}

function swallowRest(event: MouseEvent): void {
  if (event.type === 'click') pointedAt = performance.now();
  const isMouseDown = event.type === 'mousedown' && latestPress?.pointerType === 'mouse';
  // Firefox starts counting again when another element appears under the pointer.
  if (isMouseDown && event.detail <= 1 && !isSecondPress) endedAt = null;
  if (endedAt !== null && performance.now() - endedAt > LONGEST_GESTURE_MS) endedAt = null;
  // A click made by a key has a detail of 0.
  if (endedAt === null || event.detail === 0) return;
  event.preventDefault();
  event.stopPropagation();
}

// Prerendering has no window.
globalThis.addEventListener?.('pointerdown', press, { capture: true });
globalThis.addEventListener?.('keydown', pressKey, { capture: true });
for (const type of ['mousedown', 'click', 'dblclick'] as const) {
  globalThis.addEventListener?.(type, swallowRest, { capture: true });
}
