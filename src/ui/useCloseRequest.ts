import { useEffect, useEffectEvent } from 'react';
import { isComposing } from './keys';

// TypeScript does not know it yet.
declare global {
  class CloseWatcher extends EventTarget {
    requestClose(): void;
    destroy(): void;
  }
}

/**
 * Calls `close` when the visitor presses Escape or, on Android, Back, which would otherwise leave the
 * app. Browsers without CloseWatcher have Escape alone.
 */
export function useCloseRequest(isOpen: boolean, close: () => void): void {
  const requested = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return undefined;
    if (typeof CloseWatcher === 'undefined') return onEscape(() => requested());
    const watcher = new CloseWatcher();
    watcher.addEventListener('close', () => requested());
    return () => watcher.destroy();
  }, [isOpen]);
}

function onEscape(listener: () => void): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isComposing(event)) listener();
  };
  addEventListener('keydown', press);
  return () => removeEventListener('keydown', press);
}
