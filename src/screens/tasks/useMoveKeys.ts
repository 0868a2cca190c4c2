import { useEffect, useEffectEvent, type RefObject } from 'react';
import { taskAt } from './rowFocus';
import type { Step } from './useOrder';

type Move = (id: string, step: Step) => void;

/** Alt with an arrow moves the row that has the focus. */
export function useMoveKeys(rows: RefObject<HTMLElement | null>, onMove: Move): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = stepOf(event);
    const id = taskAt(event.target);
    if (step === null || id === null) return;
    event.preventDefault();
    onMove(id, step);
  });
  useEffect(() => {
    const element = rows.current;
    const listen = (event: KeyboardEvent) => press(event);
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, [rows]);
}

function stepOf(event: KeyboardEvent): Step | null {
  const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event;
  if (!altKey || ctrlKey || metaKey || shiftKey) return null;
  // In a text field it belongs to the field.
  if (target instanceof HTMLTextAreaElement) return null;
  if (key === 'ArrowUp') return -1;
  return key === 'ArrowDown' ? 1 : null;
}
