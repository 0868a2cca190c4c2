import { useLayoutEffect, useState } from 'react';
import type { Side } from '../../domain/move';
import type { Tasks } from '../../domain/task';
import { useTaskCommands } from '../../store/StoreContext';
import { rowWith } from './rowFocus';

export type Step = -1 | 1;

/** Where a task has come to stand among those on the screen, counted from one. */
export interface Moved {
  readonly id: string;
  readonly position: number;
  /** How many stood there then. */
  readonly total: number;
  /** How many moves there have been: one to the same place is told again. */
  readonly count: number;
}

export interface Order {
  readonly moved: Moved | null;
  readonly step: (id: string, step: Step) => void;
  readonly drop: (id: string, neighbour: string, side: Side) => void;
}

/** The visitor's own order, told by the neighbours on the screen. */
export function useOrder(shown: Tasks): Order {
  const [moved, setMoved] = useState<Moved | null>(null);
  const commands = useTaskCommands();
  const indexOf = (id: string) => shown.findIndex((task) => task.id === id);
  const tell = (id: string, position: number) =>
    setMoved((former) => ({
      id,
      position,
      total: shown.length,
      count: (former?.count ?? 0) + 1,
    }));

  useLayoutEffect(() => {
    // The browser follows the focus when it goes elsewhere, not when its row does.
    if (moved) rowWith(moved.id)?.scrollIntoView({ block: 'nearest' });
  }, [moved]);

  return {
    moved,
    step(id, step) {
      const from = indexOf(id);
      const neighbour = shown[from + step];
      if (neighbour) commands.move(id, neighbour.id, step < 0 ? 'above' : 'below');
      tell(id, from + 1 + (neighbour ? step : 0));
    },
    drop(id, neighbour, side) {
      const [from, to] = [indexOf(id), indexOf(neighbour)];
      if (from < 0 || to < 0 || from === to) return;
      commands.move(id, neighbour, side);
      // Without the moved one, those below it stand one place higher.
      tell(id, to + (from < to ? 0 : 1) + (side === 'above' ? 0 : 1));
    },
  };
}
