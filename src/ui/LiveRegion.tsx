import { useEffect, useState } from 'react';

/** Long after it was spoken. Left in the page, it could be read again when it is no longer true. */
const CLEARED_AFTER_MS = 10_000;

/** Announced by screen readers, invisible otherwise. A new id announces the same text again. */
export function LiveRegion({ id, text }: { id: number; text: string | null }) {
  // Fixed with its id, because a translated text would be announced again.
  const [spoken, setSpoken] = useState({ id, text });
  if (spoken.id !== id) setSpoken({ id, text });
  const isSilent = spoken.text === null;
  useEffect(() => {
    if (isSilent) return undefined;
    const clearing = setTimeout(() => setSpoken({ id, text: null }), CLEARED_AFTER_MS);
    return () => clearTimeout(clearing);
  }, [id, isSilent]);
  return (
    <div aria-live="polite" className="unseen">
      {!isSilent && <p key={spoken.id}>{spoken.text}</p>}
    </div>
  );
}
