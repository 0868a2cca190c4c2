import { useEffect, useEffectEvent, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Notice } from './Notice';
import { timing } from './timing';

const SHOWN_MS = 6_000;

interface ToastProps {
  readonly text: string;
  readonly onEnd: () => void;
  readonly children?: ReactNode;
}

/** Disappears after six visible seconds, but not while it has the pointer or the focus. */
export function Toast({ text, onEnd, children }: ToastProps) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isFading, setFading] = useState(false);
  const isHidden = useSyncExternalStore(
    onVisibility,
    () => document.hidden,
    () => false,
  );
  const isHeld = isHovered || isFocused || isHidden;
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isHeld) return;
    const fading = setTimeout(() => setFading(true), SHOWN_MS - timing('--strike').duration);
    const ending = setTimeout(() => end(), SHOWN_MS);
    return () => {
      clearTimeout(fading);
      clearTimeout(ending);
      // If it is held at the last moment, it becomes opaque again.
      setFading(false);
    };
  }, [isHeld]);

  return (
    <Notice
      text={text}
      data-fading={isFading || undefined}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {children}
    </Notice>
  );
}

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
