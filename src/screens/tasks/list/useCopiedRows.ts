import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { Tasks } from '../../../domain/task';
import { latePart } from '../../../latePart';

/** Fetched ahead: a copy cannot wait, and until it has come the browser copies as it does. */
export const lateCopyRows = latePart(
  async () => (await import(/* webpackChunkName: "list-tools" */ './copyRows')).copyRows,
);

export function useCopiedRows(list: RefObject<HTMLElement | null>, shown: Tasks): void {
  const copy = useEffectEvent((event: ClipboardEvent) => {
    if (list.current) lateCopyRows.get()?.(event, list.current, shown);
  });
  useEffect(() => {
    const onCopy = (event: ClipboardEvent) => copy(event);
    // A selection may begin above the list.
    document.addEventListener('copy', onCopy);
    return () => document.removeEventListener('copy', onCopy);
  }, []);
}
