import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/**
 * While composing, keys belong to the input method. Safari, and some input methods of Windows, report
 * the key that ends it by its code only.
 */
export function isComposing(event: KeyboardEvent | ReactKeyboardEvent): boolean {
  const native = 'nativeEvent' in event ? event.nativeEvent : event;
  return native.isComposing || native.keyCode === 229;
}

/** Apple devices use ⌘ where others use Ctrl, and Ctrl with a letter edits text. */
export function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}

interface KeyPress {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** A key with its modifiers: "F2", "Alt+ArrowUp", "Ctrl+Shift+z". */
export function keyOf({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyPress): string {
  const held = [altKey && 'Alt+', ctrlKey && 'Ctrl+', metaKey && 'Meta+', shiftKey && 'Shift+'];
  // With Shift or Caps Lock a letter is a capital.
  return held.filter(Boolean).join('') + (key.length === 1 ? key.toLowerCase() : key);
}

/** For a button that may just have received the focus, and with it a key that is still held down. */
export function ignoreHeldKey(event: ReactKeyboardEvent): void {
  if (event.repeat) event.preventDefault();
}

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** False if the click opens the link in another tab or window, and this page stays. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
