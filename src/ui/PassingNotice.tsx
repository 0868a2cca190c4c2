import { useEffect, useEffectEvent, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Notice } from './Notice';

const SHOWN_MS = 10_000;

interface PassingNoticeProps {
  readonly text: string;
  readonly onEnd: () => void;
  readonly children?: ReactNode;
}

/** Disappears after ten seconds of being visible, but not while it has the pointer or the focus. */
export function PassingNotice({ text, onEnd, children }: PassingNoticeProps) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHidden = useSyncExternalStore(
    onVisibility,
    () => document.hidden,
    () => false,
  );
  const isHeld = isHovered || isFocused || isHidden;
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => end(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);

  return (
    <Notice
      text={text}
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
